import type { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { PRESETS, type Rules, type Tier } from '@/lib/rules';

const OF_PRESETS = Object.values(PRESETS).flatMap(({ tiers }) => tiers);

/** A tier's name, also of one that the rules of now lack: as `given` by what tells of it, or as a preset has it. */
export function toldTier(
  t: ReturnType<typeof useTranslations<'rules'>>,
  rules: Rules,
  id: string,
  given?: string,
): string {
  const own = given === undefined ? [] : [{ id, name: given } as Tier];
  return tierName(t, { ...rules, tiers: [...own, ...rules.tiers, ...OF_PRESETS] }, id);
}
