import { useTranslations } from 'use-intl';
import { LOCALES } from '../../lib/i18n/locales';
import { useHandovers } from './handovers-screen';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { RollCallAgain } from './roll-call-again';
import { RollCallScreen } from './roll-call-screen';
import { rollCallAgain } from './use-roll-call';
import type { Screen } from './use-screen';

/** Everything that isn't needed between two throws; the roll-call, once more, is a page of it. */
export function MoreScreen({ offline }: { offline: boolean | null }) {
  const host = useHost();
  const { screen } = host.screens;
  const { offered, refusal } = rollCallAgain(host);
  if (screen.name === 'more' && screen.page && offered && !refusal) return <RollCallScreen />;
  return <Menu offline={offline} />;
}

function Menu({ offline }: { offline: boolean | null }) {
  const t = useTranslations('table');
  const host = useHost();
  const { screens, settings, state, writing, snapshot, game } = host;
  const { open } = useHandovers(host);
  const table = state.setup.kind === 'table';
  const go = (screen: Screen) => () => screens.open(screen);
  return (
    <Sheet title={t('more.title')} backLabel={t('back')} onBack={screens.close}>
      <nav className="grid gap-2 sm:grid-cols-2">
        <BigButton icon="menu" onClick={go({ name: 'log' })}>
          {t('log.title')}
        </BigButton>
        <BigButton icon="people" onClick={go({ name: 'seats' })}>
          {t('seats.title')}
        </BigButton>
        {table && (
          <BigButton icon="arrow-right" onClick={go({ name: 'handovers' })}>
            {open > 0 ? t('more.handovers', { count: open }) : t('handovers.title')}
          </BigButton>
        )}
        {snapshot.held.length > 0 && (
          <BigButton icon="alert" onClick={go({ name: 'review' })}>
            {t('banner.held', { count: snapshot.held.length })}
          </BigButton>
        )}
        <RollCallAgain />
        <Foul />
        {writing && table && state.phase !== 'finished' && (
          <BigButton icon="add" onClick={go({ name: 'join' })}>
            {t('join.title')}
          </BigButton>
        )}
        {writing && state.phase !== 'finished' && (
          <BigButton icon="close" onClick={go({ name: 'end' })}>
            {t('end.title')}
          </BigButton>
        )}
        <BigButton aria-pressed={settings.sound} onClick={() => settings.setSound(!settings.sound)}>
          {t(settings.sound ? 'more.soundOn' : 'more.soundOff')}
        </BigButton>
        <div role="group" aria-label={t('more.language')} className="grid grid-cols-3 gap-2">
          {LOCALES.map((locale) => (
            <BigButton
              key={locale}
              aria-pressed={locale === settings.locale}
              look={locale === settings.locale ? 'danger' : 'plain'}
              onClick={() => settings.setLocale(locale)}
              narrow
            >
              {t(`more.locale.${locale}`)}
            </BigButton>
          ))}
        </div>
      </nav>
      <p className="mt-4 text-sm text-ink-2">{game.event.name}</p>
      {offline === false && <p className="mt-2 rounded-xl bg-gold-soft p-3">{t('more.noReload')}</p>}
    </Sheet>
  );
}

/** 犯规: seldom, so it has no key beside the dice; whose throw it takes is said here. */
function Foul() {
  const t = useTranslations('table');
  const { state, log, words, writing, act, screens } = useHost();
  const { next } = state;
  if (!writing || next === null) return null;
  const foul = () => act([{ kind: 'miss', seat: log.seatIds[next - 1] ?? '', reason: 'foul' }]);
  return (
    <BigButton
      icon="alert"
      onClick={() => {
        if (foul()) screens.close();
      }}
    >
      <span className="min-w-0 py-1">
        <b className="block wrap-anywhere">{t('act.foulOf', { name: words.seat(next) })}</b>
        <span className="text-sm text-ink-2">{t('act.foulHint')}</span>
      </span>
    </BigButton>
  );
}
