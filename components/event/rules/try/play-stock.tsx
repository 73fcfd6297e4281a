'use client';

import { useTranslations } from 'next-intl';
import { StockBar } from '@/components/table/stock-bar';
import type { Words } from '@/components/table/use-words';
import { explain, ZHUANGYUAN, type State } from '@/lib/rules';

/** What is left of each tier, and who is 状元. */
export function PlayStock({ state, words }: { state: State; words: Words }) {
  const t = useTranslations('table');
  const { rules, pool, title, setup } = state;
  const [first] = title;
  const ofTable = setup.kind === 'table';
  if (!ofTable && !first) return null;
  const detail = first ? explain(state, first.entry).detail : null;
  const crowns = rules.zhuangyuan.contest === 'first' ? (pool[ZHUANGYUAN] ?? null) : null;
  const text = (left: number | null) => {
    if (left === null) return t('unlimited');
    return left === 0 ? t('gone') : t('left', { count: left });
  };
  return (
    <StockBar
      label={t('stock')}
      stock={(ofTable ? rules.tiers : []).map(({ id, quantity }) => {
        const left = pool[id] ?? null;
        return { id, name: words.tier(id), left, of: quantity, text: text(left) };
      })}
      title={{
        caption: words.tier(ZHUANGYUAN),
        name: title.length > 0 ? words.seats(title.map(({ seat }) => seat)) : null,
        hand: first ? words.hand(first.hand, detail) : null,
        nobody: crowns === null ? t('noTitle') : text(crowns),
      }}
    />
  );
}
