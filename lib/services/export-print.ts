import type { Writable } from 'node:stream';
import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db } from '../db/client';
import { measureIn } from '../export/pdf/measure';
import { writePdf } from '../export/pdf/write-pdf';
import { printFileName } from '../export/prints/file-name';
import type { PrintedAccess } from '../export/prints/input';
import { printPages } from '../export/prints/print-pages';
import type { PrintWords } from '../export/prints/words';
import type { Action } from '../permissions';
import { printInput, WHOLE_PRINTS, type PrintId, type PrintRequest } from '../schemas/prints';
import { done, refused, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { loadPrizes } from './load-prizes';
import { slipsOf } from './load-slips';
import { parseInput } from './parse-input';
import { readPrintAccess } from './read-print-access';
import { readPrintInput } from './read-print-input';

/** A PDF that is ready to be written. */
export interface PrintFile {
  fileName: string;
  write: (stream: Writable) => Promise<void>;
}

/** The hosts' codes are on the cards, and slips are cashed in by whoever has them. */
const NEEDS: Partial<Record<PrintId, Action>> = { cards: 'game.links', slips: 'prizes.slips' };

/**
 * One print of an event as it stands now, in the language of `words`. Refuses: `invalid-input`, `not-found`,
 * `forbidden`, `event-archived`, `no-such-tables`, `no-slips`.
 * @param origin where hosts' devices reach the app, for the codes' links
 */
export async function exportPrint(
  actor: Actor,
  input: PrintRequest,
  { words, origin }: { words: PrintWords; origin: string },
): Promise<Answer<PrintFile>> {
  const parsed = parseInput(printInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, print, layout, ...choice } = parsed.value;
  const authorised = await authoriseEvent(actor, eventId, NEEDS[print] ?? 'event.view');
  if (!authorised.ok) return authorised;
  const book = await loadPrizes(actor, eventId);
  if (!book.ok) return book;
  const whole = WHOLE_PRINTS.includes(print);
  const printed = await readPrintInput(book.value, whole ? { tables: [], sitting: null } : choice);
  const ids = new Set(printed.tables.map(({ id }) => id));
  if (!whole && ids.size === 0) return refused('no-such-tables');
  const slips = print === 'slips' ? slipsOf(book.value).filter(({ table }) => ids.has(table.id)) : [];
  if (print === 'slips' && slips.length === 0) return refused('no-slips');
  const access: PrintedAccess[] = print === 'cards' ? await readPrintAccess(printed, eventId, origin) : [];
  await recordAudit(db(), {
    actor: { kind: 'user', userId: actor.userId },
    eventId,
    action: 'prints.export',
    detail: { print, tables: whole ? null : ids.size, locale: words.locale },
  });
  const { house, spares } = book.value;
  const pages = printPages(
    print,
    { input: printed, access, layout, slips, house, spares },
    { words, measure: measureIn(words.locale) },
  );
  const fileName = printFileName(print, printed, words);
  return done({
    fileName,
    write: (stream) =>
      writePdf(
        pages,
        { title: fileName.replace(/\.pdf$/, ''), author: words.t('creator'), language: words.locale },
        stream,
      ),
  });
}
