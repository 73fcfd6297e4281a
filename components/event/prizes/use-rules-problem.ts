'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useProblemText } from '@/components/frame/use-problem-text';
import type { Hand, Rules } from '@/lib/rules';
import type { Problem } from '@/lib/schemas/problem';
import type { TierDraft } from './tier-draft';

/** Why rules with this tier contradict themselves, where, and how to mend it. */
export function useRulesProblem(rules: Rules, draft: TierDraft): (problem: Problem) => string {
  const t = useTranslations('prizes.contradiction');
  const names = useTranslations('rules');
  const format = useFormatter();
  const text = useProblemText();
  return (problem) => {
    const { code, params } = problem;
    switch (code) {
      case 'match-empty':
        return t('match-empty');
      case 'exact-is-claim':
        return t('exact-is-claim', {
          dice: String(params.dice),
          hand: names(`hand.${String(params.hand) as Hand}`),
          tier: draft.name,
        });
      case 'immune-needs-one':
        return t('immune-needs-one', {
          hands: format.list(rules.zhuangyuan.immune.map((hand) => names(`hand.${hand}`))),
        });
      case 'fallback-needs-one':
        return t('fallback-needs-one');
      default:
        return text(problem);
    }
  };
}
