'use client';

import { useRef } from 'react';
import { RULES_VERSION } from '@/lib/rules';
import type { AppendRequest, StoredEntry } from '@/lib/schemas/append';
import type { GameView } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import { useAct } from './use-act';

export type CorrectAction = (input: {
  eventId: string;
  request: AppendRequest;
}) => Promise<Answer<{ length: number }>>;

/**
 * Adds entries to a game's log as one act, judged on the log that the page shows. Every try has the same ids,
 * so that one whose answer was lost counts once.
 */
export function useCorrect(game: GameView, correct: CorrectAction) {
  const { run, busy, problem } = useAct(correct);
  const ids = useRef<{ batch: string; entries: string[] } | null>(null);
  const save = async (entries: readonly StoredEntry[]): Promise<boolean> => {
    ids.current ??= { batch: newId(), entries: [] };
    const { batch, entries: known } = ids.current;
    while (known.length < entries.length) known.push(newId());
    const at = new Date().toISOString();
    const saved = await run({
      eventId: game.event.id,
      request: {
        v: 1,
        game: game.game,
        version: game.version,
        rulesVersion: RULES_VERSION,
        epoch: game.pen.epoch,
        length: game.entries.length,
        entries: entries.map((entry, index) => ({ id: known[index] ?? newId(), batch, at, entry })),
      },
    });
    return saved?.ok ?? false;
  };
  return { save, busy, problem };
}
