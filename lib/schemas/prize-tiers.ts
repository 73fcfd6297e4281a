import { isDeepEqual } from './is-deep-equal';
import { PRESETS, ZHUANGYUAN, type PresetId, type Rules, type Tier } from '../rules';
import type { PrizeInput } from './prizes';

/** Kinds of prize as parts of a rules object. Pure. */

/** Which kind of prize an input is about. */
export function tierIdOf(prize: PrizeInput): string {
  return prize.kind === 'zhuangyuan' ? ZHUANGYUAN : prize.id;
}

/** The rules with this kind of prize as it says; a new tier goes below the one that is named, or to the top. */
export function withPrize(rules: Rules, prize: PrizeInput, below: string | null = null): Rules {
  if (prize.kind === 'zhuangyuan') {
    return { ...rules, zhuangyuan: { ...rules.zhuangyuan, quantity: prize.quantity } };
  }
  if (prize.kind === 'consolation') {
    const { id, name, quantity } = prize;
    return { ...rules, consolation: { id, name, quantity } };
  }
  const { id, name, quantity, match, award, chase } = prize;
  const tier: Tier = { id, name, quantity, match, award, chase };
  if (rules.tiers.some((one) => one.id === id)) {
    return { ...rules, tiers: rules.tiers.map((one) => (one.id === id ? tier : one)) };
  }
  const at = rules.tiers.findIndex((one) => one.id === below);
  return { ...rules, tiers: rules.tiers.toSpliced(at < 0 ? rules.tiers.length : at, 0, tier) };
}

/** Whether the rules have a kind of prize. */
export function hasPrize({ tiers, consolation }: Rules, tier: string): boolean {
  return tier === ZHUANGYUAN || consolation?.id === tier || tiers.some(({ id }) => id === tier);
}

/** The rules without a kind of prize. */
export function withoutPrize(rules: Rules, tier: string): Rules {
  if (rules.consolation?.id === tier) return { ...rules, consolation: null };
  return { ...rules, tiers: rules.tiers.filter(({ id }) => id !== tier) };
}

/** The rules with their tiers in this order, lowest first; null where it isn't an order of just them. */
export function withOrder(rules: Rules, order: readonly string[]): Rules | null {
  const tiers = order.flatMap((id) => rules.tiers.find((tier) => tier.id === id) ?? []);
  const whole = new Set(tiers).size === rules.tiers.length && order.length === rules.tiers.length;
  return whole ? { ...rules, tiers } : null;
}

/** How a tier stands to the preset that the rules started from. */
export type TierOrigin =
  /** As the preset has it. */
  | { kind: 'preset' }
  /** In the preset too, with another of these. */
  | { kind: 'changed'; preset: Tier; fields: (keyof Tier)[] }
  /** Not in the preset. */
  | { kind: 'own' };

const FIELDS = ['name', 'quantity', 'match', 'award', 'chase'] as const;

export function tierOrigin(preset: PresetId | null, tier: Tier): TierOrigin {
  const known = preset === null ? undefined : PRESETS[preset].tiers.find(({ id }) => id === tier.id);
  if (!known) return { kind: 'own' };
  const fields = FIELDS.filter((field) => !isDeepEqual(known[field], tier[field]));
  return fields.length === 0 ? { kind: 'preset' } : { kind: 'changed', preset: known, fields };
}

/** Tiers of the preset that the rules don't have any more, highest first. */
export function missingTiers(preset: PresetId | null, rules: Rules): Tier[] {
  if (preset === null) return [];
  return PRESETS[preset].tiers.filter(({ id }) => !hasPrize(rules, id)).reverse();
}
