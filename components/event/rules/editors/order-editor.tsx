'use client';

import { useTranslations } from 'next-intl';
import { Button, Icon, IconButton } from '@/components/ui';
import { meaningOf, ZHUANGYUAN_CLASSES, type Rules, type ZhuangyuanClass } from '@/lib/rules';
import { diceOfClass } from '@/lib/rules/rule-sheet-dice';
import { Example } from '../example';
import type { EditorProps } from './editing';
import { Named } from './list-editors';

/** Which classes are 状元 and how they rank: the greatest at the top, moved by its arrows, also by keyboard. */
export function OrderEditor({ option, value, rules, words, disabled, onChange }: EditorProps) {
  const t = useTranslations('options');
  const order = value as readonly ZhuangyuanClass[];
  const others = ZHUANGYUAN_CLASSES.filter((hand) => !order.includes(hand));
  // While the draft contradicts itself, what other dice win can't be said.
  const judged =
    rules.zhuangyuan.order.length === order.length &&
    order.every((hand, at) => rules.zhuangyuan.order[at] === hand);
  const swap = (at: number, to: number) => {
    const [one, other] = [order[at], order[to]];
    if (one !== undefined && other !== undefined) onChange(order.with(at, other).with(to, one));
  };
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="min-w-0">
        <p className="mb-2 text-sm text-ink-2">{t('edit.listed')}</p>
        <ol
          hidden={order.length === 0}
          className="divide-y divide-line-2 rounded-control border border-line bg-card"
        >
          {order.map((_, place) => {
            const at = order.length - 1 - place;
            const hand = order[at];
            if (hand === undefined) return null;
            const name = words.hand(hand);
            return (
              <li key={hand} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-3 py-1.5">
                <span className="w-6 text-sm tabular-nums text-ink-2">{place + 1}</span>
                <span className="min-w-0 flex-1">
                  <Named name={name} dice={diceOfClass(hand)} />
                </span>
                <span className="flex">
                  <IconButton
                    label={t('edit.higher', { hand: name })}
                    disabled={disabled || place === 0}
                    onClick={() => swap(at, at + 1)}
                  >
                    <Icon name="chevron-down" className="rotate-180" />
                  </IconButton>
                  <IconButton
                    label={t('edit.lower', { hand: name })}
                    disabled={disabled || at === 0}
                    onClick={() => swap(at, at - 1)}
                  >
                    <Icon name="chevron-down" />
                  </IconButton>
                  <IconButton
                    label={t('edit.unlist', { hand: name })}
                    disabled={disabled}
                    onClick={() => onChange(order.filter((one) => one !== hand))}
                  >
                    <Icon name="close" />
                  </IconButton>
                </span>
              </li>
            );
          })}
        </ol>
        {others.length > 0 ? (
          <>
            <p className="mt-4 mb-2 text-sm text-ink-2">{t('edit.unlisted')}</p>
            <ul className="divide-y divide-line-2 rounded-control border border-dashed border-edge/60">
              {others.map((hand) => (
                <li key={hand} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
                  <span className="min-w-0 flex-1">
                    <Named name={words.hand(hand)} dice={diceOfClass(hand)} />
                    {judged ? <Wins rules={rules} hand={hand} words={words} /> : null}
                  </span>
                  <Button
                    size="small"
                    disabled={disabled}
                    onClick={() => onChange([...order, hand])}
                    aria-label={t('edit.list', { hand: words.hand(hand) })}
                  >
                    <Icon name="add" className="size-4" />
                    {t('edit.add')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
      <Example rules={rules} option={option} value={order} className="h-fit" />
    </div>
  );
}

/** What dice win that count as no 状元 of their own. */
function Wins({ rules, hand, words }: { rules: Rules; hand: ZhuangyuanClass; words: EditorProps['words'] }) {
  const t = useTranslations('options');
  const { tier, hand: called } = meaningOf(rules, diceOfClass(hand));
  if (called !== hand)
    return <span className="block text-sm text-ink-2">{t('edit.as', { hand: words.hand(called) })}</span>;
  return (
    <span className="block text-sm text-ink-2">
      {tier === null ? t('edit.winsNothing') : t('edit.wins', { tier: words.tier(tier) })}
    </span>
  );
}
