import { goodsOfSet, unitsOfSet, type PrizeHouse, type PrizeTable } from './prize-house';
import type { PrizePlan, TierPlan } from './prize-plan';

/** Prize slips (奖券): handed out at the table instead of goods, cashed in at the prize desk. Pure. */

export interface PrizeSlip {
  table: PrizeTable;
  /** Which 会 of the table, from 1. */
  set: number;
  tier: string;
  /** Which of the tier's prizes in that 会, from 1. */
  unit: number;
  /** The goods; empty where nobody has said what they are. */
  name: string;
  pictureId: string | null;
  /** `7-012-K4QX`: table, the slip's number at that table, and what proves that it was printed here. */
  serial: string;
}

/**
 * Every slip of the house, by table, 会 and tier, the lowest tier first, as they are handed out.
 * @param sign proves a slip: what it says goes in, a few letters come out that nobody else can make up
 */
export function prizeSlips(
  plan: PrizePlan,
  { tables }: Pick<PrizeHouse, 'tables'>,
  slipTiers: readonly string[],
  sign: (text: string) => string,
): PrizeSlip[] {
  const tiers = plan.tiers.filter(({ tier }) => slipTiers.includes(tier)).reverse();
  return tables.flatMap((table) => {
    const sets = Array.from({ length: table.sets }, (_, index) => index + 1);
    const slips = sets.flatMap((set) => tiers.flatMap((tier) => slipsOf(tier, table, set)));
    return slips.map((slip, index) => ({ ...slip, serial: serialOf(slip, index + 1, sign) }));
  });
}

function slipsOf(tier: TierPlan, table: PrizeTable, set: number): Omit<PrizeSlip, 'serial'>[] {
  const goods = goodsOfSet(tier, table.people).flatMap(({ item, count }) =>
    Array.from({ length: count }, () => item),
  );
  return Array.from({ length: unitsOfSet(tier, table.people) ?? 0 }, (_, index) => ({
    ...{ table, set, tier: tier.tier, unit: index + 1 },
    name: goods[index]?.name ?? '',
    pictureId: goods[index]?.pictureId ?? null,
  }));
}

/** The letters cover what the slip says, so that a slip of a plan that has changed since is told apart. */
function serialOf(
  { table, set, tier, unit, name }: Omit<PrizeSlip, 'serial'>,
  number: number,
  sign: (text: string) => string,
): string {
  const place = table.sitting === null ? String(table.number) : `${table.sitting.position}.${table.number}`;
  const letters = sign(JSON.stringify([table.id, set, tier, unit, name]));
  return `${place}-${String(number).padStart(3, '0')}-${letters}`;
}

/** A serial as it was typed at the desk, made comparable: any case, any dashes, full-width characters too. */
export function readSerial(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]+/gu, '');
}
