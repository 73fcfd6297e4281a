import { useTranslations } from 'use-intl';
import type { UnitRef } from '../../lib/schemas/swap-items';
import { swappable } from '../table/swap';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';

/** 换一个, where one of these units could be other goods; nothing where none could. */
export function SwapButton({ units, className }: { units: readonly UnitRef[]; className?: string }) {
  const t = useTranslations('table');
  const { view, screens, writing } = useHost();
  const open = writing ? swappable(view, units) : [];
  if (open.length === 0) return null;
  return (
    <button
      type="button"
      onClick={() => screens.open({ name: 'goods', units: open.map(({ tier, unit }) => ({ tier, unit })) })}
      className={cx(
        'flex min-h-14 items-center gap-1 rounded-xl px-2 text-base font-bold whitespace-nowrap text-lacquer',
        className,
      )}
    >
      <Icon name="swap" className="size-5" />
      {t('goods.swap')}
    </button>
  );
}
