import { parseRules, ZHUANGYUAN, type Matcher, type Rules, type Tier } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import { tierIdOf, withPrize } from '@/lib/schemas/prize-tiers';
import type { PrizeInput } from '@/lib/schemas/prizes';
import type { Problem } from '@/lib/schemas/problem';
import { toDrafts, toWhole, type ItemDraft } from './goods';

/** A kind of prize while it is typed. Pure, but for new ids. */

export interface TierDraft {
  kind: PrizeInput['kind'];
  id: string;
  name: string;
  quantity: string;
  unlimited: boolean;
  match: readonly Matcher[];
  award: Tier['award'];
  chase: Tier['chase'];
  rows: ItemDraft[];
}

/** What the form is about, as it is saved; null where nothing is. */
export type SavedTier = { prize: PrizeInput; items: PlanItem[] } | null;

const LONGEST_NAME = 40;
const MOST_UNITS = 10_000;

/** A kind of prize as the event has it; null where the rules have no such. */
export function savedTier(rules: Rules, items: readonly PlanItem[], tier: string): SavedTier {
  const goods = items.filter((item) => item.tier === tier);
  if (tier === ZHUANGYUAN) {
    return { prize: { kind: 'zhuangyuan', quantity: rules.zhuangyuan.quantity }, items: goods };
  }
  if (rules.consolation?.id === tier) {
    return { prize: { kind: 'consolation', ...rules.consolation }, items: goods };
  }
  const found = rules.tiers.find(({ id }) => id === tier);
  return found ? { prize: { kind: 'ordinary', ...found }, items: goods } : null;
}

/** What is saved, as it is typed. `nameOf` says a tier's name in the page's language. */
export function toDraft(
  { prize, items }: NonNullable<SavedTier>,
  currency: string,
  nameOf: (tier: string) => string,
): TierDraft {
  return {
    kind: prize.kind,
    id: tierIdOf(prize),
    name: prize.kind === 'zhuangyuan' ? '' : nameOf(prize.id),
    quantity: String(prize.quantity ?? 1),
    unlimited: prize.quantity === null,
    match: prize.kind === 'ordinary' ? prize.match : [],
    award: prize.kind === 'ordinary' ? prize.award : 'immediate',
    chase: prize.kind === 'ordinary' ? prize.chase : 'none',
    rows: toDrafts(items, currency),
  };
}

/** A new ordinary tier, or the consolation. */
export function newTier(kind: 'ordinary' | 'consolation', name: string): TierDraft {
  const consolation = kind === 'consolation';
  return {
    ...{ kind, name, id: consolation ? 'consolation' : newId() },
    quantity: '1',
    unlimited: consolation,
    match: [],
    award: 'immediate',
    chase: 'none',
    rows: [],
  };
}

/** A tier of the preset as a draft, keeping the goods. */
export function presetDraft(tier: Tier, name: string, rows: ItemDraft[]): TierDraft {
  const { id, quantity, match, award, chase } = tier;
  return {
    ...{ kind: 'ordinary', id, name, match, award, chase, rows },
    quantity: String(quantity ?? 1),
    unlimited: quantity === null,
  };
}

/** The draft as it is saved. A name that stands for a standard one goes back to that. */
export function toPrize(draft: TierDraft, standardName: string | null): PrizeInput {
  const quantity = draft.unlimited ? null : toWhole(draft.quantity);
  const { kind, id, match, award, chase } = draft;
  if (kind === 'zhuangyuan') return { kind, quantity: quantity ?? 1 };
  const name = standardName ?? draft.name.normalize('NFC').trim();
  return kind === 'consolation'
    ? { kind, id, name, quantity }
    : { kind, id, name, quantity, match, award, chase };
}

export interface TierProblems {
  name: boolean;
  quantity: boolean;
  /** What the core says about rules with this tier, at the field that it is about. */
  rules: Problem | null;
  field: 'match' | 'quantity' | null;
}

/** What can't be saved as it is. */
export function problemsIn(draft: TierDraft, prize: PrizeInput, rules: Rules): TierProblems {
  const name = draft.name.trim();
  const wrongName = draft.kind !== 'zhuangyuan' && (name === '' || [...name].length > LONGEST_NAME);
  const number = toWhole(draft.quantity);
  const wrongQuantity = !draft.unlimited && !(number >= 1 && number <= MOST_UNITS);
  // What is wrong with a name or a number is said at its field; the core is asked about the rest.
  const readable = {
    ...prize,
    ...(wrongName && { name: draft.id }),
    ...(wrongQuantity && { quantity: 1 }),
  };
  const parsed = parseRules(withPrize(rules, readable));
  const refusal = parsed.ok ? null : parsed.error;
  const aboutMatch = refusal !== null && String(refusal.params.option).includes('match');
  return {
    name: wrongName,
    quantity: wrongQuantity,
    rules: refusal,
    field: refusal === null ? null : aboutMatch ? 'match' : 'quantity',
  };
}
