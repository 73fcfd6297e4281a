'use server';

import { getTranslations } from 'next-intl/server';
import { requireUser } from '@/lib/auth/current-user';
import type { ArchiveEventInput, DeleteEventInput } from '@/lib/schemas/archive';
import type { CopyEventInput } from '@/lib/schemas/copy-event';
import type { CreateEventInput } from '@/lib/schemas/event';
import { archiveEvent } from '@/lib/services/archive-event';
import { copyEvent } from '@/lib/services/copy-event';
import { createEvent } from '@/lib/services/create-event';
import { createSampleEvent } from '@/lib/services/create-sample-event';
import { deleteEvent } from '@/lib/services/delete-event';
import { act } from './[eventId]/act';
import { sampleWords } from './sample-words';

export async function createEventAction(input: CreateEventInput) {
  return createEvent(await requireUser(), input);
}

export async function copyEventAction(input: CopyEventInput) {
  return copyEvent(await requireUser(), input);
}

export async function archiveEventAction(input: ArchiveEventInput) {
  return act(archiveEvent, input);
}

// The page that asks may be one of the event's own: where to go from there, it says itself.
export async function deleteEventAction(input: DeleteEventInput) {
  return deleteEvent(await requireUser(), input);
}

export async function makeSampleAction() {
  return createSampleEvent(await requireUser(), sampleWords(await getTranslations('events')));
}
