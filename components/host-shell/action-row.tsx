import { useTranslations } from 'use-intl';
import { lastAct } from '../../lib/offline/acts';
import type { PlainEntry } from '../../lib/rules';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';
import { BigButton } from './parts';

/** What else a turn can be. Taking back stands at the other end, in another look. */
export function ActionRow(props: {
  onTurn: (make: (seat: string) => PlainEntry<string>) => void;
  disabled: boolean;
  switchable: boolean;
  /** Before the other pad is shown. */
  onSwitch: () => void;
}) {
  const t = useTranslations('table');
  const { settings } = useHost();
  const { onTurn, disabled, switchable, onSwitch } = props;
  return (
    <div className="flex gap-2 across:max-[700px]:gap-1">
      <TakeBack />
      <div className="ml-1 grid min-w-0 flex-1 auto-cols-fr grid-flow-col gap-1.5 across:max-[700px]:gap-1">
        <BigButton
          narrow
          disabled={disabled}
          onClick={() => onTurn((seat) => ({ kind: 'miss', seat, reason: 'out-of-bowl' }))}
        >
          {t('act.miss')}
        </BigButton>
        <BigButton
          narrow
          disabled={disabled}
          onClick={() => onTurn((seat) => ({ kind: 'rethrow', seat, reason: 'cocked' }))}
        >
          {t('act.rethrow')}
        </BigButton>
        <BigButton narrow disabled={disabled} onClick={() => onTurn((seat) => ({ kind: 'pass', seat }))}>
          {t('act.pass')}
        </BigButton>
        {switchable && (
          <BigButton
            narrow
            onClick={() => {
              onSwitch();
              settings.setCalled(!settings.called);
            }}
          >
            {t(settings.called ? 'act.byDice' : 'act.byName')}
          </BigButton>
        )}
      </div>
    </div>
  );
}

/** Takes back the host's last act, sent or not. */
export function TakeBack() {
  const t = useTranslations('table');
  const { snapshot, act, writing } = useHost();
  const last = writing ? lastAct(snapshot.entries) : null;
  return (
    <button
      type="button"
      disabled={!last}
      onClick={() => last && act(last.map((target) => ({ kind: 'remove', target })))}
      className="flex min-h-14 touch-manipulation items-center gap-1.5 rounded-xl border-2 border-lacquer bg-card px-3 font-bold text-lacquer active:bg-lacquer-soft disabled:border-line disabled:text-ink-2 disabled:opacity-60"
    >
      <Icon name="undo" className="size-5 across:max-[700px]:hidden" />
      {t('act.takeBack')}
    </button>
  );
}
