import { explain, ZHUANGYUAN, type Explanation, type State } from '../rules';
import type { BesideView } from './beside';
import type { StoredLog } from './stored-log';

/**
 * Two eyes: a second person at the table confirms a 状元. It is beside the log and changes nothing in it. A
 * verdict names the entry that says what was seen: the throw, or the amendment that counts; so an amended
 * throw waits again, and an amendment that is taken back gives the earlier verdict back.
 */

export type EyesState = 'waiting' | 'confirmed' | 'disputed';

/** A throw that a second person has to look at. */
export interface EyedThrow {
  /** Its number in the log. */
  entry: number;
  /** The id that a verdict about it names. */
  reading: string;
  state: EyesState;
}

type Beside = Pick<BesideView, 'twoEyes' | 'witnesses'>;

/** The standing throws that gained or changed the title, in order; none where the event doesn't ask for two eyes. */
export function eyedThrows(log: StoredLog, beside: Beside): EyedThrow[] {
  if (!beside.twoEyes) return [];
  const said = new Map(beside.witnesses.map(({ entry, verdict }) => [entry, verdict]));
  return titleThrows(log.state).map(({ entry, amendedBy }) => {
    const reading = log.entryIds[(amendedBy ?? entry) - 1] ?? '';
    const verdict = said.get(reading);
    const state = verdict === undefined ? 'waiting' : verdict === 'confirm' ? 'confirmed' : 'disputed';
    return { entry, reading, state };
  });
}

/** How far the throw is confirmed that a title rests on; null where that isn't asked for. */
export function eyesOf(eyed: readonly EyedThrow[], entry: number): EyesState | null {
  return eyed.find((one) => one.entry === entry)?.state ?? null;
}

type TitleThrow = Pick<Explanation, 'entry' | 'amendedBy'>;

const known = new WeakMap<State, readonly TitleThrow[]>();

function titleThrows(state: State): readonly TitleThrow[] {
  const found = known.get(state) ?? findTitleThrows(state);
  known.set(state, found);
  return found;
}

function findTitleThrows(state: State): readonly TitleThrow[] {
  return state.log.flatMap(({ kind }, at) => {
    // A correction has its say where the entry stands that it corrects.
    if (kind === 'amend' || kind === 'remove') return [];
    const told = explain(state, at + 1);
    return !told.removed && told.plain?.kind === 'throw' && gainsTitle(told) ? [told] : [];
  });
}

function gainsTitle({ entry, titleChange, moves }: Explanation): boolean {
  if (titleChange?.to.some((row) => row.entry === entry)) return true;
  // Where the first to throw it has it for good, there is no title, but its prize goes at once.
  return moves.some(({ tier, kind }) => tier === ZHUANGYUAN && kind === 'award');
}
