import { explain, turnEntries, type Explanation, type State } from '../../lib/rules';

/**
 * The last throw at the table, by its place and not by when it was logged: a correction of an earlier one
 * changes nothing about which it is. A miss is one that didn't count. In a scramble, where nobody throws, the
 * latest entry.
 */
export function lastEntry(state: State): Explanation | null {
  if (state.phase === 'scramble') return latestEntry(state);
  return findBack(state, ({ plain }) => plain !== null && isThrow(plain.kind));
}

/** The latest entry that stands and is no removal; for an amendment, the entry that it amends. */
export function latestEntry(state: State): Explanation | null {
  for (let number = state.length; number >= 1; number--) {
    if (state.log[number - 1]?.kind === 'remove') continue;
    const told = explain(state, number);
    if (told.removed) continue;
    return told.kind === 'amend' && told.target !== null ? explain(state, told.target) : told;
  }
  return null;
}

/** The dice of the last throw that was logged by them, as it reads now; empty where there is none. */
export function lastDice(state: State): string {
  const told = findBack(state, ({ plain }) => plain?.kind === 'throw');
  return told?.plain?.kind === 'throw' ? told.plain.dice : '';
}

/** The turns before the last throw, the latest first. */
export function earlierTurns(state: State, count: number): Explanation[] {
  const numbers = turnEntries(state).reverse();
  const last = numbers.indexOf(lastEntry(state)?.entry ?? 0);
  return numbers.slice(last + 1, last + 1 + count).map((number) => explain(state, number));
}

function findBack(state: State, wanted: (told: Explanation) => boolean): Explanation | null {
  // As a table goes: what was logged last was thrown last.
  const newest = state.log[state.length - 1];
  if (newest && isThrow(newest.kind)) {
    const told = explain(state, state.length);
    if (wanted(told)) return told;
  }
  for (const number of turnEntries(state).reverse()) {
    const told = explain(state, number);
    if (wanted(told)) return told;
  }
  return null;
}

function isThrow(kind: string): boolean {
  return kind === 'throw' || kind === 'called' || kind === 'miss';
}
