import { useTranslations } from 'use-intl';
import { useHost } from './host-context';
import { RollCallAgain } from './roll-call-again';

/** Before the first throw, in the place of the last one: who isn't here, and the way to call the roll once more. */
export function Beginning() {
  const t = useTranslations('table');
  const { state, words } = useHost();
  const away = state.players.flatMap((player) => (player.away ? [player.seat] : []));
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-1 overflow-y-auto rounded-2xl border border-dashed border-line px-4 text-center text-ink-2">
      <p>{t('last.none')}</p>
      {away.length > 0 && <p className="text-sm">{t('last.away', { names: words.seats(away) })}</p>}
      <RollCallAgain />
    </div>
  );
}
