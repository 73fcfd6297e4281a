import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';

const LOOKS = {
  none: 'border-line bg-card text-ink',
  queued: 'border-gold-fill bg-gold-soft text-gold',
  called: 'border-gold-fill bg-gold-soft text-gold',
  coming: 'border-jade bg-jade-soft text-jade',
} as const;

/** 叫人, at the top of the page, far from the dice: one tap calls, the next takes it back. */
export function HelpButton() {
  const t = useTranslations('table');
  const { help } = useHost();
  return (
    <button
      type="button"
      aria-pressed={help.state !== 'none'}
      onClick={help.tap}
      className={cx(
        'grid size-14 shrink-0 touch-manipulation place-items-center content-center rounded-xl border text-xs leading-tight font-bold active:bg-sand',
        LOOKS[help.state],
      )}
    >
      <Icon name="bell" className="size-6" />
      {t(`help.button.${help.state}`)}
    </button>
  );
}
