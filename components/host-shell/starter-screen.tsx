import { useTranslations } from 'use-intl';
import { sumOf } from '../../lib/rules';
import { DicePad } from '../dice/dice-pad';
import { DiceRow } from '../dice/dice-row';
import { cx } from '../ui/cx';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { presentOf, starterBy } from './roll-call-order';
import type { RollCall } from './use-roll-call';

/** Who begins: the elder throws two dice and counts from themself; or the table has agreed on somebody. */
export function StarterScreen({ rollCall, onBack }: { rollCall: RollCall; onBack: () => void }) {
  const t = useTranslations('table');
  const { game } = useHost();
  const { sitting, setStarter } = rollCall;
  const { chosen, dice, direct } = rollCall.starter;
  const present = presentOf(sitting);
  const names = new Map(game.seats.map(({ id, name }) => [id, name]));
  const elder = chosen !== null && present.includes(chosen) ? chosen : (present[0] ?? '');
  const counted = dice.length === 2 ? starterBy(sitting, elder, sumOf(dice)) : null;
  const starter = direct ? elder : counted;
  return (
    <Sheet
      title={t('starter.title')}
      backLabel={t('back')}
      onBack={onBack}
      foot={
        <BigButton
          look="primary"
          className="w-full text-lg"
          disabled={!starter}
          onClick={() => starter && rollCall.begin(starter)}
        >
          {starter ? t('starter.begin', { name: names.get(starter) ?? '' }) : t('starter.missing')}
        </BigButton>
      }
    >
      <div className="flex flex-col gap-3 across:grid across:grid-cols-[minmax(0,1fr)_12.5rem] across:items-start">
        <div
          role="group"
          aria-label={t('starter.title')}
          className={cx('grid grid-cols-2 gap-2', direct ? 'across:col-span-2' : 'across:grid-cols-1')}
        >
          <BigButton
            aria-pressed={!direct}
            look={direct ? 'plain' : 'danger'}
            onClick={() => setStarter({ direct: false })}
          >
            {t('starter.byDice')}
          </BigButton>
          <BigButton
            aria-pressed={direct}
            look={direct ? 'danger' : 'plain'}
            onClick={() => setStarter({ direct: true })}
          >
            {t('starter.direct')}
          </BigButton>
        </div>
        {direct ? (
          <>
            <p className="font-bold">{t('starter.who')}</p>
            <ul className="grid grid-cols-3 gap-2 across:col-span-2">
              {present.map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={elder === id}
                    onClick={() => setStarter({ chosen: id })}
                    className={cx(
                      'min-h-14 w-full rounded-xl border px-2 leading-tight',
                      elder === id ? 'border-lacquer bg-lacquer font-bold text-white' : 'border-line bg-card',
                    )}
                  >
                    <span className="line-clamp-2 wrap-anywhere">{names.get(id)}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <label className="flex flex-wrap items-center gap-2 font-bold">
            {t('starter.elder')}
            <select
              value={elder}
              onChange={(event) => setStarter({ chosen: event.currentTarget.value })}
              className="h-14 min-w-40 flex-1 across:min-w-0 rounded-xl border border-edge bg-card px-3 text-lg"
            >
              {present.map((id) => (
                <option key={id} value={id}>
                  {names.get(id)}
                </option>
              ))}
            </select>
          </label>
        )}
        {!direct && (
          <>
            <p aria-live="polite" className="flex min-h-10 items-center gap-2 font-bold">
              {dice === '' ? (
                t('starter.throw')
              ) : (
                <DiceRow dice={dice} label={[...dice].join(' ')} className="size-9" />
              )}
              {counted &&
                t('starter.counted', {
                  elder: names.get(elder) ?? '',
                  sum: sumOf(dice),
                  name: names.get(counted) ?? '',
                })}
            </p>
            <div className="flex h-44 flex-col across:col-start-2 across:row-span-3 across:row-start-1">
              <DicePad
                label={t('pad')}
                faceLabel={(face) => t('face', { face })}
                onFace={(face) => setStarter({ dice: dice.length >= 2 ? String(face) : dice + String(face) })}
              />
            </div>
          </>
        )}
      </div>
    </Sheet>
  );
}
