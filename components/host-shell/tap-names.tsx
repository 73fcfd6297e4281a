import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { tapName, type Sitting } from './roll-call-order';

/**
 * Names to tap in sitting order. Each stays where it is, so that nobody else comes up under the finger; a second
 * tap takes its place away again. Who is marked as not here stands apart.
 */
export function TapNames(props: {
  sitting: Sitting;
  setSitting: (change: (before: Sitting) => Sitting) => void;
}) {
  const t = useTranslations('table');
  const { game } = useHost();
  const { planned, tapped, away } = props.sitting;
  const nameOf = (id: string) => game.seats.find((seat) => seat.id === id)?.name ?? '';
  const tap = (id: string) => props.setSitting((before) => tapName(before, id));
  const isAway = (id: string) => away.has(id) && !tapped.includes(id);
  const missing = planned.filter(isAway);
  const names = 'grid grid-cols-2 gap-2 sm:grid-cols-3 across:grid-cols-2';
  return (
    <>
      <h3 className="mb-1 font-bold" aria-live="polite">
        {t('rollCall.rest', { place: tapped.length + 1 })}
      </h3>
      <ul className={names}>
        {planned
          .filter((id) => !isAway(id))
          .map((id) => {
            const place = tapped.indexOf(id) + 1;
            return (
              <li key={id} className="flex min-w-0">
                <BigButton
                  className={cx('w-full min-w-0', place > 0 && 'border-jade bg-jade-soft')}
                  aria-pressed={place > 0}
                  onClick={() => tap(id)}
                >
                  {place > 0 && (
                    <b className="shrink-0 text-jade tabular-nums">{t('rollCall.place', { place })}</b>
                  )}
                  <span className="line-clamp-2 min-w-0 wrap-anywhere">{nameOf(id)}</span>
                </BigButton>
              </li>
            );
          })}
      </ul>
      {missing.length > 0 && (
        <section aria-label={t('rollCall.missing')} className="mt-3">
          <h3 className="mb-1 text-ink-2">{t('rollCall.missing')}</h3>
          <ul className={names}>
            {missing.map((id) => (
              <li key={id} className="flex min-w-0">
                <BigButton
                  look="quiet"
                  className="w-full min-w-0 border border-dashed border-edge"
                  onClick={() => tap(id)}
                >
                  <span className="line-clamp-2 min-w-0 wrap-anywhere line-through">{nameOf(id)}</span>
                </BigButton>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
