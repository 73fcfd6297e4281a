import { explain, type State } from '../../lib/rules';
import { tellEntry } from './sentences';
import type { TableView } from './table-view';
import type { Words } from './use-words';

/**
 * What an act changed, in one short sentence: entries `first` to the last of the log. Null for a throw at the
 * end of the log, the passes before it included: that is shown as the last throw; so is a correction of it.
 * @param shown the number of the last throw
 */
export function newsOf(words: Words, view: TableView, first: number, shown: number | null): string | null {
  const { state } = view.log;
  const numbers = Array.from({ length: state.length - first + 1 }, (_, at) => first + at);
  const [only] = numbers;
  if (only === undefined || (shown !== null && numbers.includes(shown))) return null;
  if (numbers.length === 1) return oneOf(words, view, only, shown);
  const seats = numbers.flatMap((number) => leaverOf(state, number) ?? []);
  if (seats.length === numbers.length) return words.t('entry.leave', { seat: words.seats(seats) });
  return words.t('together', { count: numbers.length });
}

function oneOf(words: Words, view: TableView, number: number, shown: number | null): string | null {
  const { state } = view.log;
  const entry = state.log[number - 1];
  const read = (target: number) => {
    const { who, heading } = tellEntry(words, view, explain(state, target));
    return who === null ? heading : `${who} ${heading}`;
  };
  switch (entry?.kind) {
    case 'remove':
      return words.t('news.remove', { entry: entry.target, what: read(entry.target) });
    case 'amend':
      return entry.target === shown
        ? null
        : words.t('news.amend', { entry: entry.target, what: read(entry.target) });
    case 'insert':
      return words.t('news.insert', { entry: entry.before, what: read(number) });
    case 'pass':
    case 'rethrow':
    case 'join':
    case 'leave':
    case 'return':
      return tellEntry(words, view, explain(state, number)).lines.join(' · ');
    default:
      return null;
  }
}

function leaverOf(state: State, number: number): number | null {
  const entry = state.log[number - 1];
  return entry?.kind === 'leave' ? entry.seat : null;
}
