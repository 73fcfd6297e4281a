import type { Actor } from '../auth/actor';
import { facesFor } from '../export/pdf/fonts';
import { missingFrom } from '../export/pdf/text-runs';
import type { PrintInput } from '../export/prints/input';
import { can } from '../permissions';
import type { PrintsView, Unprintable } from '../schemas/prints';
import { done, type Answer } from '../schemas/problem';
import { loadPrizes, type PrizeBook } from './load-prizes';
import { readPrintInput } from './read-print-input';

/** What can be printed of an event, and which characters no font has. Refuses: `not-found`. */
export async function loadPrints(actor: Actor, eventId: string): Promise<Answer<PrintsView>> {
  const book = await loadPrizes(actor, eventId);
  if (!book.ok) return book;
  const { event, house, slipTiers } = book.value;
  const input = await readPrintInput(book.value, { tables: [], sitting: null });
  const seated = new Map(input.tables.map(({ id, guests }) => [id, guests.length]));
  return done({
    sittings: input.seating.sittings.map(({ id, position, name }) => ({ id, position, name })),
    tables: input.seating.tables.map(({ id, sittingId, number }) => ({
      ...{ sittingId, number },
      guests: seated.get(id) ?? 0,
    })),
    unseated: house.unseated,
    slips: slipTiers.length > 0,
    maySlips: !event.archived && can(actor, 'prizes.slips', event.role),
    codes: !event.archived && can(actor, 'game.links', event.role),
    unprintable: unprintable(printedTexts(book.value, input)),
  });
}

/** Everything that people have typed and a print shows. */
function printedTexts({ event, items, rules }: PrizeBook, { seating }: PrintInput): string[] {
  return [
    ...[event.name, event.venue],
    ...seating.sittings.map(({ name }) => name),
    ...seating.tables.map(({ name }) => name),
    ...seating.guests.flatMap(({ name, department }) => [name, department]),
    ...items.map(({ name }) => name),
    ...rules.tiers.map(({ name }) => name),
  ];
}

/** So many texts are named. */
const NAMED = 8;

function unprintable(texts: readonly string[]): Unprintable | null {
  // Every language's print has the same characters, if not in the same shapes.
  const faces = facesFor(false, 'zh-CN');
  // Texts share most of their characters: each is looked for once.
  const missing = new Set(missingFrom([...new Set(texts.join(''))].join(''), faces));
  if (missing.size === 0) return null;
  const found = [...new Set(texts)].filter((text) => [...text].some((sign) => missing.has(sign)));
  return { signs: [...missing].join(''), texts: found.slice(0, NAMED), count: found.length };
}
