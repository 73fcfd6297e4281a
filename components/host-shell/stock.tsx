import { useTranslations } from 'use-intl';
import { explain, ZHUANGYUAN } from '../../lib/rules';
import { StockBar } from '../table/stock-bar';
import { useHost } from './host-context';

/** What is left of each tier here, and who is 状元. */
export function Stock() {
  const t = useTranslations('table');
  const { state, words } = useHost();
  const { rules, pool, title } = state;
  if (state.setup.kind === 'final' && title.length === 0) return null;
  const [first] = title;
  const detail = first ? explain(state, first.entry).detail : null;
  const stock = state.setup.kind === 'final' ? [] : rules.tiers;
  const crowns = rules.zhuangyuan.contest === 'first' ? (pool[ZHUANGYUAN] ?? null) : null;
  return (
    <StockBar
      label={t('stock')}
      stock={stock.map(({ id, quantity }) => {
        const left = pool[id] ?? null;
        const text = left === null ? t('unlimited') : left === 0 ? t('gone') : t('left', { count: left });
        return { id, name: words.tier(id), left, of: quantity, text };
      })}
      title={{
        caption: words.tier(ZHUANGYUAN),
        name: title.length > 0 ? words.seats(title.map(({ seat }) => seat)) : null,
        hand: first ? words.hand(first.hand, detail) : null,
        nobody: crowns === null ? t('noTitle') : crowns === 0 ? t('gone') : t('left', { count: crowns }),
      }}
    />
  );
}
