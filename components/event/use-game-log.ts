'use client';

import { useMemo } from 'react';
import { tableView, type TableView } from '@/components/table/table-view';
import type { Setup } from '@/lib/rules';
import type { GameView } from '@/lib/schemas/game';
import { appendAllStored, openLog, type StoredLog } from '@/lib/schemas/stored-log';

/** A game's log replayed in the browser by the same core as on the server. */
export function useGameLog(game: GameView): TableView {
  return useMemo(() => tableView(game, replayGame(game)), [game]);
}

/** The log of a game as the server sent it. */
function replayGame(game: GameView): StoredLog {
  const opened = openLog(
    setupOf(game),
    game.seats.map((seat) => seat.id),
  );
  if (!opened.ok) throw new Error(`game ${game.game} can't be played: ${opened.error.code}`);
  const whole = appendAllStored(opened.value, game.entries);
  if (!whole.ok)
    throw new Error(`game ${game.game}: entry ${whole.error.index + 1} is refused: ${whole.error.code}`);
  return whole.value;
}

function setupOf({ rules, seats, final }: GameView): Setup {
  const players = seats.map((seat) => seat.name);
  return final ? { kind: 'final', ...final, rules, players } : { kind: 'table', rules, players };
}
