import { useTranslations } from 'next-intl';
import { DiceRow } from '@/components/dice/dice-row';
import { tierName } from '@/components/table/use-words';
import { cx } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import { ruleSheet, type SheetFinal, type SheetItem } from '@/lib/rules/rule-sheet';
import { sheetWords, type SheetNames } from '@/lib/rules/rule-sheet-words';

interface Props {
  rules: Rules;
  /** The event's final, if it plays one. */
  final?: SheetFinal | null;
  className?: string;
}

/** 活动须知: what guests must know of an evening's rules, with dice to look at. On pages and in print. */
export function RuleSheet({ rules, final = null, className }: Props) {
  const t = useTranslations('sheet');
  const names = useSheetNames(rules);
  return (
    <div className={cx('grid gap-6 print:gap-4', className)}>
      {ruleSheet(rules, final).map(({ id, items }) => (
        <section key={id} className="break-inside-avoid-page">
          <h3 className="mb-2 break-after-avoid font-bold text-lacquer print:mb-1">{t(`section.${id}`)}</h3>
          <SheetList items={items} names={names} />
        </section>
      ))}
    </div>
  );
}

function SheetList({ items, names }: { items: readonly SheetItem[]; names: SheetNames }) {
  return (
    <ul className="list-disc space-y-1 pl-5 marker:text-gold-fill print:space-y-0">
      {items.map((item, at) => (
        <li key={at} className="break-inside-avoid">
          <SheetLine item={item} names={names} />
          {item.details.length > 0 && <SheetList items={item.details} names={names} />}
        </li>
      ))}
    </ul>
  );
}

function SheetLine({ item, names }: { item: SheetItem; names: SheetNames }) {
  const t = useTranslations('sheet');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{t(`item.${item.code}`, sheetWords(item, names))}</span>
      {item.dice.map((dice, at) => (
        <span key={dice} className="inline-flex items-center gap-2">
          {at > 0 && item.relation === 'beats' && <span className="text-ink-2">{t('beats')}</span>}
          <DiceRow dice={dice} label={t('dice', { dice })} className="size-5" />
        </span>
      ))}
    </span>
  );
}

/** Names in the page's language; an organiser's own stay as they are. */
function useSheetNames(rules: Rules): SheetNames {
  const t = useTranslations('sheet');
  const words = useTranslations('rules');
  return {
    hand: (hand) => words(`hand.${hand}`),
    tier: ({ tier }) => tierName(words, rules, tier) || tier,
    list: (parts) => parts.join(t('separator')),
  };
}
