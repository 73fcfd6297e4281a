import { useTranslations } from 'next-intl';
import { PRESETS } from '@/lib/rules';

/** Tiers as presets name them; any other name is the organiser's own and stays. */
const STANDARD: ReadonlySet<string> = new Set(
  Object.values(PRESETS).flatMap((rules) => rules.tiers.map(({ id, name }) => `${id} ${name}`)),
);

/** A tier's name by its id, in the page's language where it is a standard one. */
export function useResultTier(columns: readonly { tier: string; name: string }[]): (tier: string) => string {
  const t = useTranslations('rules');
  const names = new Map(columns.map(({ tier, name }) => [tier, name]));
  return (tier) => {
    const name = names.get(tier) ?? '';
    const key = `tier.${tier}` as Parameters<typeof t>[0];
    return (name === '' || STANDARD.has(`${tier} ${name}`)) && t.has(key) ? t(key) : name || tier;
  };
}
