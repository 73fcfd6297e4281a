import type { useTranslations } from 'next-intl';
import type { Hand, Matcher, Rules, Tier, ZhuangyuanClass } from '@/lib/rules';
import { optionOf, splitKey, type OptionId, type OptionKey } from '@/lib/schemas/rule-options/options';

/** What values are told with. */
export interface SummaryNames {
  t: ReturnType<typeof useTranslations<'options'>>;
  rules: Rules;
  tier: (id: string) => string;
  hand: (hand: Hand) => string;
  /** What the 对堂 effects take. */
  bonus: string;
  numeral: (n: number) => string;
}

/** What a choice is called. */
export function choiceText({ t, bonus }: SummaryNames, id: OptionId, value: string | boolean): string {
  // Which choices an option has, its editor says; a test asks for the sentence of each.
  const key = `option.${id}.choice.${String(value)}` as 'option.finish.choice.stop';
  return t(key, { tier: bonus });
}

/** A value of an option in a few words, as far as it is one. */
export function summaryOf(names: SummaryNames, key: OptionKey, value: unknown): string {
  const { t, tier, hand, rules } = names;
  const parts = splitKey(key);
  if (!parts) return '';
  const { editor } = optionOf(parts.id);
  const list = (texts: readonly string[]) =>
    texts.length === 0 ? t('value.nobody') : texts.join(t('value.list'));
  switch (editor.kind) {
    case 'choice':
      return choiceText(names, parts.id, value as string | boolean);
    case 'order': {
      const order = value as readonly ZhuangyuanClass[];
      return order.length === 0 ? t('value.nobody') : [...order].reverse().map(hand).join(t('value.beats'));
    }
    case 'classes':
      return list(strongestFirst(rules, value as readonly ZhuangyuanClass[]).map(hand));
    case 'faces':
      return list(
        [...(value as readonly number[])].sort().map((n) => t('value.face', { n: names.numeral(n) })),
      );
    case 'number':
      return numberText(names, parts.id, value);
    case 'tier':
      return rules.tiers.some(({ id }) => id === value)
        ? tier(String(value))
        : choiceText(names, parts.id, 'nowhere');
    case 'prizes':
      return prizesText(names, parts.id, value);
  }
}

/** Classes as the rules order them, those first that they don't list. */
function strongestFirst({ zhuangyuan }: Rules, classes: readonly ZhuangyuanClass[]): ZhuangyuanClass[] {
  const place = (hand: ZhuangyuanClass) => zhuangyuan.order.indexOf(hand);
  return [...classes].sort((one, other) => place(other) - place(one));
}

function numberText({ t }: SummaryNames, id: OptionId, value: unknown): string {
  if (value === null) return t('value.noLimit');
  if (typeof value !== 'number') return t('value.typed', { text: typeof value === 'string' ? value : '' });
  return id === 'roundLimit' ? t('value.throws', { count: value }) : t('value.circles', { count: value });
}

function prizesText({ t, tier }: SummaryNames, id: OptionId, value: unknown): string {
  const count = (quantity: number | null) => quantity ?? t('value.unlimited');
  if (id === 'tiers') {
    return [...(value as readonly Tier[])]
      .reverse()
      .map(({ id: tierId, quantity, match }) => {
        const exact = match.filter((one): one is Extract<Matcher, { exact: string }> => 'exact' in one);
        const named = { tier: tier(tierId), count: count(quantity) };
        if (exact.length === 0) return t('value.tierCount', named);
        return t('value.tierAlso', { ...named, dice: exact.map((one) => one.exact).join(t('value.list')) });
      })
      .join(t('value.list'));
  }
  if (id === 'zhuangyuan.quantity') return t('value.pieces', { count: Number(value) });
  const given = value as Rules['consolation'];
  if (given === null) return t('value.nobody');
  return t('value.tierCount', { tier: given.name, count: count(given.quantity) });
}
