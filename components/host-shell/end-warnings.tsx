import { useTranslations } from 'use-intl';
import { explain } from '../../lib/rules';
import { headingOf } from '../table/sentences';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { useEyes } from './use-eyes';

/** What is still open when a game is about to be ended, and the way to settle it first. It forbids nothing. */
export function EndWarnings() {
  const t = useTranslations('table');
  const { state, words, snapshot, screens } = useHost();
  const { open } = useEyes();
  const { held, waiting, deeds } = snapshot;
  const unsent = waiting + deeds.length;
  if (open.length + held.length + unsent === 0) return null;
  return (
    <section
      aria-label={t('end.open')}
      className="flex flex-col gap-2 rounded-xl border-2 border-lacquer bg-lacquer-soft p-3"
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {open.map(({ reading, entry, state: eyes }) => {
          const told = explain(state, entry);
          const who = told.seat === null ? '' : words.seat(told.seat);
          const what = { name: who, hand: headingOf(words, told) };
          return (
            <li key={reading} className="font-bold wrap-anywhere">
              {t(eyes === 'disputed' ? 'end.disputed' : 'end.unconfirmed', what)}
            </li>
          );
        })}
        {held.length > 0 && <li className="font-bold">{t('end.held', { count: held.length })}</li>}
        {unsent > 0 && <li>{t('end.unsent', { count: unsent })}</li>}
      </ul>
      {open.length > 0 && (
        <BigButton look="primary" icon="eye" onClick={() => screens.open({ name: 'eyes' })}>
          {t('end.confirmFirst')}
        </BigButton>
      )}
      {held.length > 0 && (
        <BigButton
          look={open.length > 0 ? 'plain' : 'primary'}
          onClick={() => screens.open({ name: 'review' })}
        >
          {t('end.reviewFirst')}
        </BigButton>
      )}
    </section>
  );
}
