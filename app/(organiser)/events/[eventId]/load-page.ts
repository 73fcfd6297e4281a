import { notFound } from 'next/navigation';
import { cache } from 'react';
import { requireUser } from '@/lib/auth/current-user';
import type { Answer } from '@/lib/schemas/problem';
import { loadEvent } from '@/lib/services/load-event';

/** The event of this page, read once a request; who has no part in it gets the page for what doesn't exist. */
export const loadEventPage = cache(async (eventId: string) => {
  const user = await requireUser();
  return { user, ...found(await loadEvent(user, eventId)) };
});

/** What a use case found; otherwise the page isn't there. */
export function found<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) notFound();
  return answer.value;
}
