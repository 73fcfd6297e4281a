import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { listSittings } from '../db/sittings';
import type { SheetFinal } from '../rules/rule-sheet';
import { done, type Answer } from '../schemas/problem';
import type { SittingLabel } from '../schemas/sitting-label';
import { loadPrizes, type PrizeBook } from './load-prizes';
import { readSheetFinal } from './read-print-input';

/** What the rule sheet says, on the page as in print. */
export interface RuleSheetBook extends Pick<PrizeBook, 'event' | 'rules' | 'plan' | 'slipTiers'> {
  /** In order. */
  sittings: (SittingLabel & { startsAt: Date })[];
  final: SheetFinal | null;
}

/** The rules, prizes and times of an event, for its guests. Refuses: `not-found`. */
export async function loadRuleSheet(actor: Actor, eventId: string): Promise<Answer<RuleSheetBook>> {
  const book = await loadPrizes(actor, eventId);
  if (!book.ok) return book;
  const { event, rules, plan, slipTiers } = book.value;
  const [sittings, final] = await Promise.all([listSittings(db(), event.id), readSheetFinal(book.value)]);
  return done({
    ...{ event, rules, plan, slipTiers, final },
    sittings: sittings.map(({ position, name, startsAt }) => ({ position, name, startsAt })),
  });
}
