import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { countdown } from '../../lib/rules';
import { DeleteDie, DiceSlots } from '../dice/dice-slots';
import { chairOf } from '../table/table-view';
import { followingSeat } from '../table/use-seats';
import { cx } from '../ui/cx';
import { useHost } from './host-context';
import type { DiceEntry } from './use-dice-entry';

/** Whose turn it is, too large to be overlooked, and the places of their dice. */
export function TurnPanel(props: {
  /** The seat that throws now: whose turn it is, or the one tapped instead. */
  seat: number | null;
  /** Seats that pass because another one was tapped. */
  passing: readonly number[];
  /** Words above the name instead of "轮到", while an entry is put right. */
  caption: string | null;
  entry: DiceEntry | null;
  count: 3 | 6;
  onCancel: (() => void) | null;
}) {
  const t = useTranslations('table');
  const { words, view, state, screens } = useHost();
  const { seat, passing, entry } = props;
  const following = seat === state.next ? followingSeat(state) : null;
  const circle = countdown(state);
  return (
    <section
      aria-label={t('turn.label')}
      className="flex flex-col gap-2 rounded-2xl bg-lacquer p-3 text-white shadow-lift short:gap-1.5 short:p-2"
    >
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline gap-x-2 text-sm text-white/90">
            <span className="font-bold whitespace-nowrap">{props.caption ?? t('turn.now')}</span>
            {following !== null && (
              <span className="truncate">{t('turn.then', { name: words.seat(following) })}</span>
            )}
          </p>
          <p className="flex items-baseline gap-2">
            <b className="truncate text-3xl leading-tight short:text-2xl">
              {seat === null ? t('turn.nobody') : state.players[seat - 1]?.name}
            </b>
            {seat !== null && (
              <span className="shrink-0 text-sm">{t('chair', { chair: chairOf(view, seat) })}</span>
            )}
          </p>
          {circle && circle.of > 0 && (
            <p className="text-sm text-white/90">
              {t(`countdown.${circle.to}`, { left: Math.max(circle.of - circle.gone, 0) })}
            </p>
          )}
        </div>
        {props.onCancel && passing.length > 0 && seat !== null && (
          <PanelButton onTap={() => screens.open({ name: 'seat', seat })}>{t('seat.details')}</PanelButton>
        )}
        {props.onCancel ? (
          <PanelButton onTap={props.onCancel}>{t('cancel')}</PanelButton>
        ) : (
          <PanelButton className="wide:hidden" onTap={() => screens.open({ name: 'seats' })}>
            {t('seats.open')}
          </PanelButton>
        )}
        {entry && (
          <DeleteDie
            label={t('deleteDie')}
            disabled={entry.dice === ''}
            onDelete={() => entry.removeAt(entry.dice.length - 1)}
          />
        )}
      </div>
      {passing.length > 0 && (
        <p className="text-sm leading-snug text-white/90">
          {t('turn.passing', { names: words.seats(passing) })}
        </p>
      )}
      {entry && (
        <div className="-mx-2 short:-mx-1">
          <DiceSlots
            dice={entry.dice}
            count={props.count}
            label={t('slots')}
            removeLabel={(face) => t('removeDie', { face })}
            onRemove={entry.removeAt}
          />
        </div>
      )}
    </section>
  );
}

function PanelButton(props: { onTap: () => void; className?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={props.onTap}
      className={cx('min-h-14 rounded-xl border border-white/40 px-3 active:bg-white/15', props.className)}
    >
      {props.children}
    </button>
  );
}
