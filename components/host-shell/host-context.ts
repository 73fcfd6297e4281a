import { createContext, useContext } from 'react';
import type { GameClient, GameSnapshot, JoinDetails } from '../../lib/offline/client';
import type { Reason } from '../../lib/offline/replica';
import type { State } from '../../lib/rules';
import type { GameView } from '../../lib/schemas/game';
import type { StoredEntry } from '../../lib/schemas/append';
import type { StoredLog } from '../../lib/schemas/stored-log';
import type { TableView } from '../table/table-view';
import type { Words } from '../table/use-words';
import type { DeviceNotices } from './device-notices';
import type { Settings } from './settings';
import type { Help } from './use-help';
import type { Screens } from './use-screen';

/** All that the screens of a loaded game share. */
export interface Host {
  client: GameClient;
  snapshot: GameSnapshot;
  game: GameView;
  log: StoredLog;
  state: State;
  view: TableView;
  words: Words;
  screens: Screens;
  settings: Settings;
  /** Whether this is a game for trying things out. */
  practice: boolean;
  /** Whether this device may write now. */
  writing: boolean;
  /** The host's own seat, at the bottom of the circle. */
  ownSeat: number;
  /** Logs one act; a refusal is told to the host. True if it was logged. */
  act: (entries: readonly StoredEntry[], join?: JoinDetails) => boolean;
  help: Help;
  device: DeviceNotices;
  /** Tells the host why something can't be done. */
  tell: (reason: Reason | null) => void;
  told: Reason | null;
}

export const HostContext = createContext<Host | null>(null);

/** The game at hand; only below a loaded game. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('no game');
  return host;
}
