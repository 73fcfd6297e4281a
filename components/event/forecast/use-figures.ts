import { useFormatter } from 'next-intl';
import type { Rules } from '@/lib/rules';
import { useResultTier } from '../use-result-tier';

/** A prize's name by its tier's id. */
export function useTierName(rules: Rules): (tier: string) => string {
  const { tiers, consolation } = rules;
  return useResultTier(
    [...tiers, ...(consolation ? [consolation] : [])].map(({ id, name }) => ({ tier: id, name })),
  );
}

/** Shares as whole percents; what is there but less than one as such. */
export function usePercent(): (share: number) => string {
  const format = useFormatter();
  return (share) =>
    share > 0 && share < 0.005
      ? `<${format.number(0.01, { style: 'percent' })}`
      : format.number(share, { style: 'percent', maximumFractionDigits: 0 });
}
