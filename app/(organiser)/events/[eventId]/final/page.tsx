import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FinalPanel } from '@/components/event/final-panel';
import { QrCode } from '@/components/event/qr-code';
import { loadFinal } from '@/lib/services/load-final';
import { found, loadEventPage } from '../load-page';
import { ownOrigin } from '../own-origin';
import {
  addFinalistAction,
  decidePlacesAction,
  drawFinalistsAction,
  drawNextStageAction,
  findGuestsAction,
  logFinalAction,
  restoreFinalistAction,
  seatFinalistsAction,
  setUpFinalAction,
  withdrawFinalistAction,
} from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.final') };
}

/** The 王中王. */
export default async function FinalPage({ params }: PageProps<'/events/[eventId]/final'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const final = found(await loadFinal(user, event.id));
  const t = await getTranslations('final');
  const origin = await ownOrigin();
  const links = final.stages.flatMap((stage) =>
    stage.games.flatMap(({ gameId, ordinal, path }) => {
      if (path === null) return [];
      const url = origin + path;
      const label = stage.games.length > 1 ? t('game.code', { number: ordinal }) : t('game.code1');
      return [
        [gameId, { url, code: <QrCode text={url} label={label} className="size-28 shrink-0" /> }],
      ] as const;
    }),
  );
  return (
    <FinalPanel
      final={final}
      calledThrows={event.calledThrows}
      links={new Map(links)}
      actions={{
        setUp: setUpFinalAction,
        draw: drawFinalistsAction,
        drawNext: drawNextStageAction,
        add: addFinalistAction,
        withdraw: withdrawFinalistAction,
        restore: restoreFinalistAction,
        seat: seatFinalistsAction,
        decide: decidePlacesAction,
        log: logFinalAction,
        find: findGuestsAction,
      }}
    />
  );
}
