import { useCallback, useState } from 'react';
import type { GameClient, GameSnapshot } from '../../lib/offline/client';
import type { GameView } from '../../lib/schemas/game';
import { newId } from '../../lib/schemas/new-id';
import { keepChoice, readChoice } from './use-device';

/** 叫人: how the table's call stands, and what a tap does next. */
export interface Help {
  /** `queued`: it goes up once the network is back; `coming`: somebody is on the way. */
  state: 'none' | 'queued' | 'called' | 'coming';
  /** Calls; takes the call back; puts the answer away. */
  tap: () => void;
}

export function useHelp(client: GameClient, snapshot: GameSnapshot, { game: id, help }: GameView): Help {
  const key = `helped.${id}`;
  const [seen, setSeen] = useState(() => readChoice(key));
  const state = stateOf(help && help.id !== seen ? help : null, snapshot);
  const tap = useCallback(() => {
    const at = new Date().toISOString();
    if (state === 'none') client.deed({ kind: 'help', body: { id: newId(), wanted: true }, at });
    else if (help && state === 'coming') {
      keepChoice(key, help.id);
      setSeen(help.id);
    } else if (help) client.deed({ kind: 'help', body: { id: help.id, wanted: false }, at });
  }, [client, key, help, state]);
  return { state, tap };
}

function stateOf(help: GameView['help'], { deeds }: GameSnapshot): Help['state'] {
  if (!help) return 'none';
  if (help.answered) return 'coming';
  return deeds.some(({ kind }) => kind === 'help') ? 'queued' : 'called';
}
