import { createTranslator, type Locale, type Messages } from 'next-intl';
import { handDetail, PRESETS, type Hand } from '../rules';

/** The sentences and names of one language, as lists need them. */
export function exportWords(locale: Locale, messages: Pick<Messages, 'export' | 'rules'>) {
  const t = createTranslator({ locale, messages, namespace: 'export' });
  const rules = createTranslator({ locale, messages, namespace: 'rules' });

  /** A tier's name: in this language where it is a standard one, else as the rules call it. */
  const tier = (id: string, name: string): string => {
    const key = `tier.${id}` as Parameters<typeof rules>[0];
    return rules.has(key) && (name === '' || STANDARD.has(`${id}:${name}`)) ? rules(key) : name;
  };

  /** A hand's name with its sum, kicker or face: 四红带九. */
  const hand = (kind: Hand | 'roll-off', dice: string | null): string => {
    const detail = dice?.length === 6 ? handDetail(dice) : null;
    const number = !detail
      ? 0
      : 'sum' in detail
        ? detail.sum
        : 'kicker' in detail
          ? detail.kicker
          : detail.face;
    const key = `handWith.${kind}` as Parameters<typeof rules>[0];
    if (number === 0 || !rules.has(key)) return rules(`hand.${kind}`);
    return rules(key, { n: rules(`numeral.${number as 1}`) });
  };

  return { locale, t, rules, tier, hand, list: (parts: readonly string[]) => parts.join(t('separator')) };
}
export type Words = ReturnType<typeof exportWords>;

/** Tiers as presets name them; any other name is the organiser's own and stays. */
const STANDARD = new Set(
  Object.values(PRESETS).flatMap((rules) => rules.tiers.map(({ id, name }) => `${id}:${name}`)),
);
