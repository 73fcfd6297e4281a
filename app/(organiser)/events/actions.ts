'use server';

import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/auth/current-user';
import type { CreateEventInput } from '@/lib/schemas/event';
import { createEvent } from '@/lib/services/create-event';
import { createSampleEvent } from '@/lib/services/create-sample-event';
import { sampleWords } from './sample-words';

export async function createEventAction(input: CreateEventInput) {
  return createEvent(await requireUser(), input);
}

export async function makeSampleAction() {
  return createSampleEvent(await requireUser(), sampleWords(await getTranslations('events')));
}
