'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { handName, tierName } from '@/components/table/use-words';
import type { Hand, Rules } from '@/lib/rules';
import { MOST_NUMBER, optionOf, splitKey } from '@/lib/schemas/rule-options/options';
import type { Mend, RuleProblem } from '@/lib/schemas/rule-options/problems';

/** The sentence that explains a contradiction. */
export function useProblemWords(rules: Rules): (problem: RuleProblem) => string {
  const t = useTranslations('options');
  const names = useTranslations('rules');
  return useCallback(
    ({ key, code, params }) => {
      switch (code) {
        case 'order-empty':
          return t('problem.order-empty');
        case 'exact-is-claim':
          return t('problem.exact-is-claim', {
            tier: tierName(names, rules, String(params.tier)),
            dice: String(params.dice),
            hand: handName(names, params.hand as Hand),
          });
        case 'immune-needs-one':
        case 'fallback-needs-one':
          return t(`problem.${code}`, { count: rules.zhuangyuan.quantity });
        default: {
          const parts = splitKey(key);
          const editor = parts && optionOf(parts.id).editor;
          return editor?.kind === 'number'
            ? t('problem.number', { least: editor.least, most: MOST_NUMBER })
            : t('problem.other');
        }
      }
    },
    [t, names, rules],
  );
}

/** What a way out is called. */
export function useMendWords(): (mend: Mend, problem: RuleProblem) => string {
  const t = useTranslations('options');
  const names = useTranslations('rules');
  return useCallback(
    (mend, { params }) => {
      if (mend.kind === 'prizes') return t('mend.prizes');
      return mend.code === 'unlist'
        ? t('mend.unlist', { hand: handName(names, params.hand as Hand) })
        : t(`mend.${mend.code}`);
    },
    [t, names],
  );
}
