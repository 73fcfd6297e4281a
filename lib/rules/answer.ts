/** The answer to a log, in the form of RULES 9. */
import type { State } from './state';
import type { FinalAnswer, TableAnswer } from './types';

/** What a game has come to, as plain JSON: a table's answer, or a final's. */
export function answer(state: State): TableAnswer | FinalAnswer {
  const { phase, next, title } = state;
  const ignored = state.ignored.map(({ entry }) => entry);
  if (state.setup.kind === 'final') return { phase, next, title, ranking: state.ranking, ignored };
  const { holdings, pool, ranked, moves } = state;
  return { phase, next, title, holdings, pool, ranked, moves, ignored };
}
