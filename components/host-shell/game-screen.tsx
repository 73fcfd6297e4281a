import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameClient, GameSnapshot, JoinDetails } from '../../lib/offline/client';
import { mayWrite } from '../../lib/offline/snapshot';
import type { Reason, Replica } from '../../lib/offline/replica';
import type { StoredEntry } from '../../lib/schemas/append';
import type { GameView } from '../../lib/schemas/game';
import { chairIn, tableView } from '../table/table-view';
import { useWords } from '../table/use-words';
import { useDeviceNotices } from './device-notices';
import { EditScreen } from './edit-screen';
import { EndScreen } from './end-screen';
import { EyesScreen } from './eyes';
import { FinishedScreen } from './finished-screen';
import { GoodsScreen } from './goods-screen';
import { HandoversScreen } from './handovers-screen';
import { HostContext, useHost, type Host } from './host-context';
import { JoinScreen } from './join-screen';
import { LogScreen } from './log-screen';
import { MoreScreen } from './more-screen';
import { PlayScreen } from './play-screen';
import { ReviewScreen } from './review-screen';
import { RollCallScreen } from './roll-call-screen';
import { SeatScreen, SeatsScreen } from './seat-screens';
import type { Settings } from './settings';
import { ShiftScreen } from './shift-screen';
import { readChoice, useLeaveWarning, useWakeLock } from './use-device';
import { useHelp } from './use-help';
import { useScreen } from './use-screen';
import { useTurn } from './use-turn';
import { WhyScreen } from './why-screen';

const REASON_MS = 8_000;

/** A loaded game: what is shown of it, and what all its screens share. */
export function GameScreen(props: {
  client: GameClient;
  snapshot: GameSnapshot;
  game: GameView;
  replica: Replica;
  settings: Settings;
  offline: boolean | null;
  practice: boolean;
}) {
  const { client, snapshot, game, replica, settings, practice } = props;
  const log = replica.local;
  const view = useMemo(() => tableView(game, log), [game, log]);
  const chairOf = useCallback((seat: number) => chairIn(game, log.seatIds[seat - 1]) ?? seat, [game, log]);
  const words = useWords(log.state, chairOf);
  const screens = useScreen();
  const [told, tell] = useState<Reason | null>(null);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => tell(null), REASON_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const act = useCallback(
    (entries: readonly StoredEntry[], join?: JoinDetails) => {
      const done = client.act(entries, join);
      tell(done.ok ? null : done.error);
      return done.ok;
    },
    [client],
  );
  useWakeLock();
  useLeaveWarning(snapshot.waiting + snapshot.deeds.length > 0 && !practice, snapshot.storage === 'kept');
  const help = useHelp(client, snapshot, game);
  const device = useDeviceNotices(props.offline, practice);

  const host: Host = {
    client,
    snapshot,
    game,
    log,
    state: log.state,
    view,
    words,
    screens,
    settings,
    practice,
    writing: mayWrite(snapshot.obstacle),
    ownSeat: ownSeatOf(game, log.seatIds),
    act,
    help,
    device,
    tell,
    told,
  };
  return (
    <HostContext.Provider value={host}>
      <Shown offline={props.offline} />
    </HostContext.Provider>
  );
}

function Shown({ offline }: { offline: boolean | null }) {
  const t = useTranslations('table');
  const { screens, state, game, writing } = useHost();
  const { screen } = screens;
  const turn = useTurn(screen.name === 'play' && writing);
  useEffect(() => {
    document.title = t(game.kind === 'final' ? 'finalNumber' : 'tableNumber', { number: game.table.number });
  }, [t, game.kind, game.table.number]);
  switch (screen.name) {
    case 'more':
      return <MoreScreen offline={offline} />;
    case 'log':
      return <LogScreen />;
    case 'seats':
      return <SeatsScreen turn={turn} />;
    case 'seat':
      return <SeatScreen seat={screen.seat} />;
    case 'join':
      return <JoinScreen />;
    case 'end':
      return <EndScreen />;
    case 'review':
      return <ReviewScreen />;
    case 'eyes':
      return <EyesScreen />;
    case 'goods':
      return <GoodsScreen units={screen.units} />;
    case 'handovers':
      return <HandoversScreen />;
    case 'why':
      return <WhyScreen entry={screen.entry} />;
    case 'edit':
      return <EditScreen entry={screen.entry} act={screen.act} />;
    case 'shift':
      return <ShiftScreen entry={screen.entry} />;
    case 'play': {
      const unbegun = state.length === 0 && !game.rollCalled && game.kind === 'table';
      if (unbegun && writing) return <RollCallScreen />;
      return state.phase === 'finished' ? <FinishedScreen /> : <PlayScreen turn={turn} />;
    }
  }
}

/** The seat chosen on this device, else the one on the first chair. */
function ownSeatOf(game: GameView, seatIds: readonly string[]): number {
  const chosen = readChoice(`own.${game.game}`);
  const first = [...game.seats].sort((one, other) => (one.chair ?? Infinity) - (other.chair ?? Infinity))[0];
  const at = seatIds.indexOf(chosen ?? '');
  return Math.max(at >= 0 ? at : seatIds.indexOf(first?.id ?? ''), 0) + 1;
}
