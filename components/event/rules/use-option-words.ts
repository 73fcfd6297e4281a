'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { handName, tierName } from '@/components/table/use-words';
import type { Hand, Rules, Tier } from '@/lib/rules';
import {
  optionOf,
  splitKey,
  type OptionGroup,
  type OptionId,
  type OptionKey,
} from '@/lib/schemas/rule-options/options';
import { keysOfOption, valueAt, type RulesDraft } from '@/lib/schemas/rule-options/values';
import { choiceText, summaryOf, type SummaryNames } from './option-summary';

/** How options and their values are called under some rules, in the page's language. */
export interface OptionWords {
  group: (group: OptionGroup) => string;
  title: (id: OptionId) => string;
  /** With the tier's name where it is one tier's. */
  titleOf: (key: OptionKey) => string;
  text: (id: OptionId) => string;
  choice: (id: OptionId, value: string | boolean) => string;
  /** A value in a few words. */
  summary: (key: OptionKey, value: unknown) => string;
  /** An option in a few words; one that each tier has, for all of them. */
  summaryOfOption: (draft: RulesDraft | Rules, id: OptionId) => string;
  tier: (id: string) => string;
  hand: (hand: Hand) => string;
}

/** @param rules those whose tiers are named */
export function useOptionWords(rules: Rules): OptionWords {
  const t = useTranslations('options');
  const names = useTranslations('rules');
  return useMemo(() => {
    const tier = (id: string) => tierName(names, rules, id);
    const bonus = rules.tiers.some(({ id }) => id === rules.bonusTier)
      ? tier(rules.bonusTier)
      : names('tier.duitang');
    const title = (id: OptionId) => t(`option.${id}.title`, { tier: bonus });
    const hand = (one: Hand) => handName(names, one);
    const known: SummaryNames = { t, tier, hand, rules, bonus, numeral: (n) => names(`numeral.${n as 1}`) };
    const summary = (key: OptionKey, value: unknown) => summaryOf(known, key, value);
    return {
      group: (group) => t(`group.${group}`),
      title,
      titleOf: (key) => {
        const parts = splitKey(key);
        if (!parts) return key;
        const option = title(parts.id);
        return parts.tier === null ? option : t('optionOfTier', { option, tier: tier(parts.tier) });
      },
      text: (id) => t(`option.${id}.text`, { tier: bonus }),
      choice: (id, value) => choiceText(known, id, value),
      summary,
      summaryOfOption: (draft, id) => {
        if (!optionOf(id).perTier) return summary(id, valueAt(draft, id));
        return tiersSummary(known, draft, id);
      },
      tier,
      hand,
    };
  }, [t, names, rules]);
}

/** Tiers with something of their own by name, the others together. */
function tiersSummary({ t, tier, ...known }: SummaryNames, draft: RulesDraft | Rules, id: OptionId): string {
  const usual = id === 'tiers.award' ? 'immediate' : 'none';
  const words = (value: unknown) => choiceText({ t, tier, ...known }, id, value as Tier['chase']);
  const keys = keysOfOption(draft as Rules, id);
  const own = keys.filter((key) => valueAt(draft, key) !== usual);
  if (own.length === 0) return words(usual);
  const parts = own.map((key) =>
    t('value.tierIs', { tier: tier(splitKey(key)?.tier ?? ''), value: words(valueAt(draft, key)) }),
  );
  if (own.length < keys.length) parts.push(t('value.restAre', { value: words(usual) }));
  return parts.join(t('value.comma'));
}
