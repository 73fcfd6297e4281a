import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { explain } from '../../lib/rules';
import type { EyedThrow } from '../../lib/schemas/two-eyes';
import { Die } from '../dice/die';
import { facesOf } from '../dice/faces';
import { headingOf } from '../table/sentences';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { useEyes } from './use-eyes';

/** A throw for a second person to look at: its dice, large, and two answers. `onLater` puts it away meanwhile. */
export function EyesCard({ eyed, onLater }: { eyed: EyedThrow; onLater?: () => void }) {
  const t = useTranslations('table');
  const { state, words, screens } = useHost();
  const { say } = useEyes();
  const { entry } = eyed;
  const told = explain(state, entry);
  const dice = told.plain?.kind === 'throw' ? told.plain.dice : '';
  const disputed = eyed.state === 'disputed';
  return (
    <div
      role="group"
      aria-label={t('eyes.title')}
      className={cx(
        'flex min-h-50 flex-none flex-col justify-between gap-1.5 rounded-2xl border-2 p-2 short:min-h-42 short:gap-1 short:p-1.5 across:flex-1 wide:min-h-66 wide:p-4',
        disputed ? 'border-lacquer bg-lacquer-soft' : 'border-gold-fill bg-gold-soft',
      )}
    >
      <header className="flex items-center gap-2">
        <Icon name="eye" className="size-6 shrink-0 text-gold" />
        <p className="min-w-0 flex-1 leading-tight">
          <span className="flex gap-1.5 text-sm text-ink-2">
            <b className="truncate text-ink">{told.seat === null ? '' : words.seat(told.seat)}</b>
            <span className="shrink-0">{t('eyes.title')}</span>
          </span>
          <b className="block truncate text-2xl text-lacquer short:text-xl">{headingOf(words, told)}</b>
        </p>
        {onLater && (
          <BigButton look="quiet" narrow className="-my-1 shrink-0 px-3" onClick={onLater}>
            {t('eyes.later')}
          </BigButton>
        )}
      </header>
      <Dice dice={dice} />
      {disputed && <p className="font-bold">{t('eyes.wrong')}</p>}
      <div className="flex flex-wrap gap-2">
        {disputed ? (
          <>
            <BigButton
              look="primary"
              className="flex-1"
              onClick={() => screens.open({ name: 'edit', entry, act: 'amend' })}
            >
              {t('eyes.fix')}
            </BigButton>
            <BigButton
              className="flex-1"
              onClick={() => screens.open({ name: 'edit', entry, act: 'remove' })}
            >
              {t('eyes.remove')}
            </BigButton>
            <BigButton className="flex-1" onClick={() => say(eyed, 'confirm')}>
              {t('eyes.right')}
            </BigButton>
          </>
        ) : (
          <>
            <BigButton look="danger" className="flex-1" onClick={() => say(eyed, 'reject')}>
              {t('eyes.reject')}
            </BigButton>
            <BigButton look="primary" className="flex-[2]" onClick={() => say(eyed, 'confirm')}>
              {t('eyes.confirm')}
            </BigButton>
          </>
        )}
      </div>
    </div>
  );
}

function Dice({ dice }: { dice: string }): ReactNode {
  const t = useTranslations('table');
  return (
    <p
      role="img"
      aria-label={t('last.dice', { dice: [...dice].join(' ') })}
      className="mx-auto flex w-full max-w-xl justify-center gap-1.5 short:max-w-64 across:max-w-72"
    >
      {facesOf(dice).map((face, at) => (
        <Die key={at} face={face} className="min-w-0 flex-1" />
      ))}
    </p>
  );
}

/** All 状元 that wait for a second person, and those that somebody says are wrong. */
export function EyesScreen() {
  const t = useTranslations('table');
  const { screens } = useHost();
  const { open } = useEyes();
  return (
    <Sheet title={t('eyes.title')} backLabel={t('back')} onBack={screens.close}>
      <p className="mb-3 text-ink-2">{t(open.length > 0 ? 'eyes.hint' : 'eyes.none')}</p>
      <ul className="flex flex-col gap-3">
        {open.map((eyed) => (
          <li key={eyed.reading}>
            <EyesCard eyed={eyed} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
