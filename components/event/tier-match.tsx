import { useTranslations } from 'next-intl';
import type { Matcher, Rules } from '@/lib/rules';
import { ZHUANGYUAN } from '@/lib/rules';

/** What one has to throw for a tier, in a few words. */
export function TierMatch({ rules, tier }: { rules: Rules; tier: string }) {
  const t = useTranslations('prizes');
  if (tier === ZHUANGYUAN) {
    return t(rules.zhuangyuan.contest === 'first' ? 'match.zhuangyuanFirst' : 'match.zhuangyuan');
  }
  const match = rules.tiers.find(({ id }) => id === tier)?.match;
  if (!match) return t('match.consolation');
  const one = (matcher: Matcher) => {
    if ('fours' in matcher) return t('match.fours', { count: matcher.fours });
    if ('alike' in matcher) return t('match.alike', { count: matcher.alike });
    return 'straight' in matcher ? t('match.straight') : matcher.exact;
  };
  return match.map(one).join(' / ');
}
