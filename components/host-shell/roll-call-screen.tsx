import { useTranslations } from 'use-intl';
import { cx } from '../ui/cx';
import { Banners } from './banners';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { awayOf, byPlan, byTaps, isTapping, moveTo, orderOf, presentOf, toggleAway } from './roll-call-order';
import { SittingRow } from './sitting-row';
import { StarterScreen } from './starter-screen';
import { TapNames } from './tap-names';
import { TopBar } from './top-bar';
import { useRollCall, type RollCall } from './use-roll-call';

/** Before the first throw: who is here, in sitting order; then who begins. Also once more, until somebody throws. */
export function RollCallScreen() {
  const t = useTranslations('table');
  const { screens, game } = useHost();
  const { screen } = screens;
  const rollCall = useRollCall();
  const page = screen.name === 'play' || screen.name === 'more' ? screen.page : undefined;
  if (page === 'starter' && presentOf(rollCall.sitting).length > 0) {
    return <StarterScreen rollCall={rollCall} onBack={screens.back} />;
  }
  const foot = <Foot rollCall={rollCall} />;
  if (screen.name === 'more') {
    return (
      <Sheet title={t('rollCall.again')} backLabel={t('back')} onBack={screens.close} foot={foot}>
        <p className="mb-2 text-ink-2 short:text-sm">{t('rollCall.againHint')}</p>
        <SittingList rollCall={rollCall} />
      </Sheet>
    );
  }
  return (
    <main
      className={cx(
        'mx-auto flex h-dvh w-full max-w-2xl flex-col gap-2 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        'across:grid across:max-w-none across:grid-cols-2 across:grid-rows-[minmax(0,1fr)_auto] across:gap-x-3 across:p-2',
      )}
    >
      <div className="contents flex-col gap-2 overflow-y-auto across:flex">
        <TopBar />
        <Banners />
        <h2 className="text-2xl font-bold short:text-xl">{t('rollCall.title')}</h2>
        <p className="text-ink-2 short:text-sm">{t(`rollCall.hint.${game.rules.direction}`)}</p>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain across:col-start-2 across:row-span-2 across:row-start-1">
        <SittingList rollCall={rollCall} />
      </div>
      <footer>{foot}</footer>
    </main>
  );
}

/** The guests in sitting order, or, while names are tapped, who is to be tapped. */
function SittingList({ rollCall: { sitting, setSitting } }: { rollCall: RollCall }) {
  const t = useTranslations('table');
  const { game, words } = useHost();
  if (isTapping(sitting)) return <TapNames sitting={sitting} setSitting={setSitting} />;
  const order = orderOf(sitting);
  const present = presentOf(sitting);
  const away = new Set(awayOf(sitting));
  return (
    <>
      <ol className="flex flex-col gap-1.5">
        {order.map((id, at) => {
          const seat = game.seats.find((one) => one.id === id);
          // The order is one thing, the chair that the plan gave them another: it is what seats are called afterwards.
          const chair = seat?.chair ? t('rollCall.chair', { chair: seat.chair }) : '';
          return (
            <SittingRow
              key={id}
              at={at}
              count={order.length}
              place={away.has(id) ? null : present.indexOf(id) + 1}
              name={seat?.name ?? ''}
              note={[chair, seat?.department ?? ''].filter((part) => part !== '').join(' · ')}
              onAway={() => setSitting((before) => toggleAway(before, id))}
              onMove={(to) => setSitting((before) => moveTo(before, id, to))}
            />
          );
        })}
      </ol>
      {game.late.length > 0 && (
        <p className="mt-2 text-ink-2">
          {t('rollCall.late', { names: words.list(game.late.map(({ name }) => name)) })}
        </p>
      )}
    </>
  );
}

function Foot({ rollCall: { sitting, setSitting } }: { rollCall: RollCall }) {
  const t = useTranslations('table');
  const { screens } = useHost();
  const { screen } = screens;
  const present = presentOf(sitting).length;
  const isWhole = sitting.tapped.length === sitting.planned.length;
  const taps = sitting.tapped.length === 0 ? 'anew' : isWhole ? 'asTapped' : 'goOn';
  return (
    <div className="flex flex-1 flex-col gap-1">
      <div className="flex gap-2 across:flex-wrap">
        {sitting.by === 'plan' ? (
          <BigButton onClick={() => setSitting(byTaps)}>{t(`rollCall.${taps}`)}</BigButton>
        ) : (
          <BigButton onClick={() => setSitting(byPlan)}>{t('rollCall.asPlanned')}</BigButton>
        )}
        <BigButton
          look="primary"
          className="flex-1"
          disabled={present === 0}
          onClick={() => {
            screens.step({ name: screen.name === 'more' ? 'more' : 'play', page: 'starter' });
          }}
        >
          {t('rollCall.next', { count: present })}
        </BigButton>
      </div>
      <p className={cx('text-center text-sm text-gold', present >= 3 && present <= 12 && 'hidden')}>
        {t('rollCall.unusual')}
      </p>
    </div>
  );
}
