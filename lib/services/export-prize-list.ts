import type { Writable } from 'node:stream';
import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db } from '../db/client';
import { prizeListFileName, writePrizeList } from '../export/workbook';
import type { Words } from '../export/words';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { readPrizeList } from './read-prize-list';

/** A workbook that is ready to be written. */
export interface PrizeListFile {
  fileName: string;
  write: (stream: Writable) => Promise<void>;
}

/** The prize list of an event as it stands now, in the reader's language. Refuses: `not-found`, `forbidden`. */
export async function exportPrizeList(
  actor: Actor,
  eventId: string,
  words: Words,
): Promise<Answer<PrizeListFile>> {
  const authorised = await authoriseEvent(actor, eventId, 'results.export');
  if (!authorised.ok) return authorised;
  const input = await readPrizeList(authorised.value.event, { withLogs: true });
  await recordAudit(db(), {
    actor: { kind: 'user', userId: actor.userId },
    eventId: authorised.value.event.id,
    action: 'results.export',
    detail: { games: input.games.length, guests: input.guests.length, locale: words.locale },
  });
  return done({
    fileName: prizeListFileName(input, words),
    write: (stream) => writePrizeList(input, words, stream),
  });
}
