import { classify, handUnder, type Move, type PlainEntry, type Rules } from '../rules';
import type { LogLine } from './input';
import type { Words } from './words';

/** What describing a game's log needs besides its lines. */
export interface LineContext {
  words: Words;
  rules: Rules;
  /** Names by seat: seat n is `names[n - 1]`. */
  names: readonly string[];
}

/** What became of an entry, in words: what it moved and why it moved nothing. */
export function describeLine(line: LogLine, context: LineContext): string {
  const { words } = context;
  const parts = [...ofEntry(line, context), ...ofMoves(line.moves, context)];
  if (line.nothing !== null) parts.push(nothing(line, context));
  if (line.amended) parts.push(words.t('log.amended', { text: readAs(line.amended, context) }));
  if (line.removed) parts.push(words.t('log.removed'));
  if (line.ignored) parts.push(words.t('log.ignored'));
  return parts.join(words.t('sentence'));
}

/** What was thrown or called, for the column of the hand; empty for what is no throw. */
export function handOf(entry: PlainEntry, { words, rules }: LineContext): string {
  if (entry.kind === 'throw' && entry.dice.length === 6) {
    return words.hand(handUnder(rules, classify(entry.dice)), entry.dice);
  }
  if (entry.kind !== 'called') return '';
  if (entry.tier === null) return words.hand('none', null);
  return tierName(entry.tier, { words, rules });
}

/** The seat that an entry names; null where it names none. */
export function seatOf(line: LogLine): number | null {
  const entry = plainOf(line);
  return entry && 'seat' in entry ? entry.seat : null;
}

/** The entry as it was logged, an inserted one by what it holds; null for an amendment or a removal. */
export function plainOf({ entry }: LogLine): PlainEntry | null {
  if (entry.kind === 'amend' || entry.kind === 'remove') return null;
  return entry.kind === 'insert' ? entry.entry : entry;
}

/** A tier's name under these rules. */
function tierName(tier: string, { words, rules }: Pick<LineContext, 'words' | 'rules'>): string {
  const named = rules.tiers.find(({ id }) => id === tier) ?? rules.consolation;
  return words.tier(tier, named?.id === tier ? named.name : '');
}

function ofEntry({ entry }: LogLine, context: LineContext): string[] {
  const { words } = context;
  switch (entry.kind) {
    case 'amend':
      return [words.t('log.amend', { entry: entry.target, text: readAs(entry.with, context) })];
    case 'remove':
      return [words.t('log.remove', { entry: entry.target })];
    case 'insert':
      return [words.t('log.insert', { entry: entry.before, text: readAs(entry.entry, context) })];
    case 'throw':
    case 'called':
      return [];
    default:
      return [readAs(entry, context)];
  }
}

/** An entry in a few words. */
function readAs(entry: PlainEntry, context: LineContext): string {
  const { words } = context;
  const name = 'seat' in entry ? nameAt(entry.seat, context) : '';
  switch (entry.kind) {
    case 'throw':
      return `${name} ${entry.dice}`;
    case 'called':
      return `${name} ${handOf(entry, context)}`;
    case 'miss':
      return words.t(`log.miss.${entry.reason}`, { name });
    case 'join':
      return words.t('log.join', { name: entry.name });
    case 'claim':
      return words.t('log.claim', { name, prize: tierName(entry.tier, context), count: entry.count });
    case 'end':
      return words.t(`log.end.${entry.then ?? 'settle'}`, { reason: entry.reason });
    default:
      return words.t(`log.${entry.kind}`, { name });
  }
}

/** Moves of one kind between the same two seats, told as one. */
function ofMoves(moves: readonly Move[], context: LineContext): string[] {
  const runs = new Map<string, { move: Move; count: number }>();
  for (const move of moves) {
    const key = `${move.kind}:${move.tier}:${move.from ?? ''}:${move.to}`;
    runs.set(key, { move, count: (runs.get(key)?.count ?? 0) + 1 });
  }
  return [...runs.values()].map(({ move, count }) => {
    const { words } = context;
    const prize = words.t('times', { what: tierName(move.tier, context), count });
    const how = words.t(`how.${move.kind}`);
    const to = nameAt(move.to, context);
    if (move.from === null) return words.t('log.won', { to, prize, how });
    return words.t('log.moved', { to, prize, how, from: nameAt(move.from, context) });
  });
}

function nothing({ nothing: code, tier }: LogLine, context: LineContext): string {
  const key = `nothing.${code ?? ''}` as Parameters<Words['rules']>[0];
  return context.words.rules(key, { tier: tier === null ? '' : tierName(tier, context) });
}

function nameAt(seat: number, { names }: LineContext): string {
  return names[seat - 1] ?? '';
}
