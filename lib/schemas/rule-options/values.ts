/** Options of a rules object as values by key: read, set and compared. Pure. */
import type { Rules, Tier } from '../../rules';
import { keyOf, OPTIONS, optionOf, splitKey, type OptionId, type OptionKey } from './options';

/**
 * Rules that are being changed: every option is there, but one may have a value that no rules can have, such as
 * what has been typed so far. `parseRules` says whether they are rules.
 */
export type RulesDraft = Record<keyof Rules, unknown>;

type Group = Record<string, unknown>;

/** All keys of these rules, in the order of the options; tiers highest first. */
export function keysOf(rules: Pick<Rules, 'tiers'>): OptionKey[] {
  return OPTIONS.flatMap((option) => keysOfOption(rules, option.id));
}

/** The keys of one option: one, or one for each tier, highest first. */
export function keysOfOption({ tiers }: Pick<Rules, 'tiers'>, id: OptionId): OptionKey[] {
  return optionOf(id).perTier ? tiers.map((tier) => keyOf(id, tier.id)).reverse() : [keyOf(id)];
}

/** The value of an option; undefined where there is no such tier. */
export function valueAt(draft: RulesDraft | Rules, key: OptionKey): unknown {
  const parts = splitKey(key);
  if (!parts) return undefined;
  const { id, tier } = parts;
  const tiers = draft.tiers as readonly Tier[];
  if (tier !== null) return tiers.find((one) => one.id === tier)?.[leafOf(id) as 'award' | 'chase'];
  if (id === 'tiers')
    return tiers.map(({ id: name, quantity, match, ...rest }) => ({
      id: name,
      name: rest.name,
      quantity,
      match,
    }));
  const [first, second] = pathOf(id);
  const value = draft[first];
  return second === undefined ? value : (value as Group)[second];
}

/** The draft with another value of one option; unchanged where it has no such tier, or the prizes' page changes it. */
export function withValue(draft: RulesDraft | Rules, key: OptionKey, value: unknown): RulesDraft {
  const parts = splitKey(key);
  if (!parts || optionOf(parts.id).editor.kind === 'prizes') return draft;
  const { id, tier } = parts;
  if (tier !== null) {
    const tiers = draft.tiers as readonly Tier[];
    return {
      ...draft,
      tiers: tiers.map((one) => (one.id === tier ? { ...one, [leafOf(id)]: value } : one)),
    };
  }
  const [first, second] = pathOf(id);
  if (second === undefined) return { ...draft, [first]: value };
  return { ...draft, [first]: { ...(draft[first] as Group), [second]: value } };
}

function pathOf(id: OptionId): [keyof Rules, string | undefined] {
  const [first, second] = id.split('.');
  return [first as keyof Rules, second];
}

function leafOf(id: OptionId): string {
  return id.slice(id.indexOf('.') + 1);
}

/** Lists whose order says nothing. */
const SETS: readonly OptionKey[] = ['zhuangyuan.immune', 'zhuangyuan.duitangAtEnd', 'liuhei.faces'];

/** Whether two values of an option come to the same. */
export function sameValue(key: OptionKey, one: unknown, other: unknown): boolean {
  return textOf(key, one) === textOf(key, other);
}

function textOf(key: OptionKey, value: unknown): string | undefined {
  const sorted = SETS.includes(key) && Array.isArray(value) ? value.toSorted() : value;
  return JSON.stringify(sorted);
}
