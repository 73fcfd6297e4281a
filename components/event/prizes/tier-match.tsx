'use client';

import { useTranslations } from 'next-intl';
import { ZHUANGYUAN, type Rules } from '@/lib/rules';
import { useMatcherText } from './use-matcher-text';

/** What one has to throw for a tier, in a few words. */
export function TierMatch({ rules, tier }: { rules: Rules; tier: string }) {
  const t = useTranslations('prizes.match');
  const text = useMatcherText();
  if (tier === ZHUANGYUAN) {
    return t(rules.zhuangyuan.contest === 'first' ? 'zhuangyuanFirst' : 'zhuangyuan');
  }
  const match = rules.tiers.find(({ id }) => id === tier)?.match;
  return match ? match.map(text).join(' / ') : t('consolation');
}
