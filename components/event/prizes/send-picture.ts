'use client';

import { newId } from '@/lib/schemas/new-id';
import { MOST_PICTURE_MIB } from '@/lib/schemas/pictures';
import { refused, type Answer } from '@/lib/schemas/problem';

/** Where a picture of an event's goods is. */
export function pictureUrl(eventId: string, pictureId: string): string {
  return `/api/events/${eventId}/pictures/${pictureId}`;
}

/** Sends a picture; it belongs to nothing until the form around it is saved. */
export async function sendPicture(eventId: string, file: File): Promise<Answer<{ pictureId: string }>> {
  if (file.size > MOST_PICTURE_MIB * 1024 * 1024)
    return refused('picture-too-large', { limitMiB: MOST_PICTURE_MIB });
  const pictureId = newId();
  try {
    const response = await fetch(pictureUrl(eventId, pictureId), {
      method: 'PUT',
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    });
    return (await response.json()) as Answer<{ pictureId: string }>;
  } catch {
    return refused('unreachable');
  }
}
