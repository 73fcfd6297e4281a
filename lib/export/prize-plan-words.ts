import { createTranslator, type Locale, type Messages } from 'next-intl';
import type { PrizeTable } from '../schemas/prize-house';
import { prizeTiers } from '../schemas/prize-plan';
import { ZHUANGYUAN, type Rules } from '../rules';
import { exportWords } from './words';

/** The sentences and names of one language, as the lists of what to buy and to pack need them. */
export function prizePlanWords(locale: Locale, messages: Pick<Messages, 'export' | 'prizes' | 'rules'>) {
  const words = exportWords(locale, messages);
  const t = createTranslator({ locale, messages, namespace: 'prizes' });
  /** What a table is called: `午场 第 7 桌`. */
  const table = ({ sitting, number, name }: PrizeTable): string => {
    const numbered = t('table.name', { number });
    const named = name === '' ? numbered : `${numbered} ${name}`;
    if (sitting === null) return named;
    const label = sitting.name === '' ? t('table.sitting', { position: sitting.position }) : sitting.name;
    return t('table.inSitting', { sitting: label, table: named });
  };
  /** A tier's name in this language. */
  const tier = (rules: Rules, id: string): string =>
    id === ZHUANGYUAN
      ? words.tier(id, '')
      : words.tier(id, prizeTiers(rules).find((one) => one.tier === id)?.name ?? id);
  return { locale, t, table, tier, creator: words.t('creator'), list: words.list };
}
export type PrizePlanWords = ReturnType<typeof prizePlanWords>;
