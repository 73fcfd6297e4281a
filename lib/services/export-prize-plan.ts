import type { Writable } from 'node:stream';
import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db } from '../db/client';
import { writePrizePlan } from '../export/prize-plan-workbook';
import type { PrizePlanWords } from '../export/prize-plan-words';
import { safeFileName } from '../export/workbook';
import { done, type Answer } from '../schemas/problem';
import { loadPrizes } from './load-prizes';

/** A workbook that is ready to be written. */
export interface PrizePlanFile {
  fileName: string;
  write: (stream: Writable) => Promise<void>;
}

/** What to buy, what to pack and what it costs as a workbook, in the reader's language. Refuses: `not-found`. */
export async function exportPrizePlan(
  actor: Actor,
  eventId: string,
  words: PrizePlanWords,
): Promise<Answer<PrizePlanFile>> {
  const loaded = await loadPrizes(actor, eventId);
  if (!loaded.ok) return loaded;
  const { event, facts, ...book } = loaded.value;
  await recordAudit(db(), {
    actor: { kind: 'user', userId: actor.userId },
    eventId: event.id,
    action: 'prizes.export',
    detail: { locale: words.locale },
  });
  return done({
    fileName: `${safeFileName(event.name)} ${words.t('lists.fileName')}.xlsx`,
    write: (stream) => writePrizePlan({ ...book, event, guests: facts.guests }, words, stream),
  });
}
