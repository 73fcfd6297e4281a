import { explain, type Explanation, type State } from '../../lib/rules';

/** The latest entry that stands and is no removal; for an amendment, the entry that it amends. */
export function lastEntry(state: State): Explanation | null {
  return findBack(state, () => true);
}

/** The dice of the latest throw that stands, as it reads now; empty where there is none. */
export function lastDice(state: State): string {
  const told = findBack(state, ({ plain }) => plain?.kind === 'throw');
  return told?.plain?.kind === 'throw' ? told.plain.dice : '';
}

function findBack(state: State, wanted: (told: Explanation) => boolean): Explanation | null {
  for (let number = state.length; number >= 1; number--) {
    if (state.log[number - 1]?.kind === 'remove') continue;
    const told = explain(state, number);
    if (told.removed || !wanted(told)) continue;
    return told.kind === 'amend' && told.target !== null ? explain(state, told.target) : told;
  }
  return null;
}
