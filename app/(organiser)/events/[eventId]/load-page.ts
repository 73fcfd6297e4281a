import { forbidden, notFound } from 'next/navigation';
import { cache } from 'react';
import { requireUser } from '@/lib/auth/current-user';
import type { Answer } from '@/lib/schemas/problem';
import { loadEvent } from '@/lib/services/load-event';

/** The event of this page, read once a request; who has no part in it gets the page for what doesn't exist. */
export const loadEventPage = cache(async (eventId: string) => {
  const user = await requireUser();
  return { user, ...found(await loadEvent(user, eventId)) };
});

/** Refusals of what is there, and which this person knows of. */
const CLOSED: readonly string[] = ['forbidden', 'event-archived'];

/** What a use case found; otherwise the page for what one may not see, or for what isn't there. */
export function found<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) {
    if (CLOSED.includes(answer.error.code)) forbidden();
    notFound();
  }
  return answer.value;
}
