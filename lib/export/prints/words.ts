import { createTranslator, type Locale, type Messages } from 'next-intl';
import { ZHUANGYUAN, type Rules } from '../../rules';
import type { SheetNames } from '../../rules/rule-sheet-words';
import { prizeTiers } from '../../schemas/prize-plan';
import type { SittingLabel } from '../../schemas/sitting-label';
import { TIME_FORMATS } from '../../schemas/time-formats';
import { exportWords } from '../words';
import type { PrintedEvent } from './input';

/** The sentences and names of the language that a print is in, which need not be the reader's. */
export function printWords(
  locale: Locale,
  messages: Pick<Messages, 'export' | 'rules' | 'prints' | 'prizes' | 'sheet'>,
) {
  const { rules, tier, list } = exportWords(locale, messages);
  const t = createTranslator({ locale, messages, namespace: 'prints' });
  const sheet = createTranslator({ locale, messages, namespace: 'sheet' });
  const prizes = createTranslator({ locale, messages, namespace: 'prizes' });

  const sitting = (label: SittingLabel): string =>
    label.name === '' ? t('sitting', { position: label.position }) : label.name;

  /** A tier's name under these rules. */
  const tierOf = (of: Rules, id: string): string => {
    if (id === ZHUANGYUAN) return rules('tier.zhuangyuan');
    return tier(id, prizeTiers(of).find((one) => one.tier === id)?.name ?? id);
  };

  const sheetNames = (of: Rules): SheetNames => ({
    hand: (hand) => rules(`hand.${hand}`),
    tier: (ref) => tierOf(of, ref.tier),
    list: (parts) => parts.join(sheet('separator')),
  });

  /** When a sitting begins, on the event's own clock. */
  const when = (at: Date, { timeZone }: Pick<PrintedEvent, 'timeZone'>): string =>
    new Intl.DateTimeFormat(locale, { timeZone, ...TIME_FORMATS.evening }).format(at);

  /** A sitting of several by its name, with when it begins. */
  const sittingAt = (of: PrintedEvent['sittings'][number], event: Pick<PrintedEvent, 'timeZone'>): string =>
    t('sittingAt', { sitting: sitting(of), time: when(of.startsAt, event) });

  return { locale, t, rules, sheet, prizes, list, sitting, tierOf, sheetNames, when, sittingAt };
}
export type PrintWords = ReturnType<typeof printWords>;
