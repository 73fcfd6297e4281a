import { explain, type State } from '../rules';
import type { LogLine } from './input';

/** A log's entries with what became of each; `logged` says when and by whom, in the same order. */
export function logLines(state: State, logged: readonly Pick<LogLine, 'at' | 'author'>[]): LogLine[] {
  return state.log.flatMap((entry, index) => {
    const row = logged[index];
    if (!row) return [];
    const explained = explain(state, index + 1);
    return [
      {
        number: index + 1,
        at: row.at,
        author: row.author,
        entry,
        amended: explained.amendedBy === null ? null : explained.plain,
        removed: explained.removed,
        ignored: explained.ignored !== null,
        moves: explained.moves,
        nothing: explained.nothing,
        tier: explained.tier,
      },
    ];
  });
}

/** The six dice of a throw as it reads now; null for an entry without. */
export function diceOf(state: State, entry: number): string | null {
  const { plain } = explain(state, entry);
  return plain?.kind === 'throw' ? plain.dice : null;
}

/** The dice that each row of the title rests on. */
export function titleDice(state: State): (string | null)[] {
  return state.title.map(({ entry }) => diceOf(state, entry));
}
