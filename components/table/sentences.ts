import {
  ZHUANGYUAN,
  classify,
  explain,
  meaningOf,
  strengthOf,
  sumOf,
  type Explanation,
  type Move,
  type State,
  type TitleRow,
} from '../../lib/rules';
import { countPrizes, type PrizeCount, type TableView } from './table-view';
import type { LogRefusal } from '../../lib/schemas/stored-log';
import type { Words } from './use-words';

/** What a log entry was and did, in the words of the page. */
export interface Told {
  /** 四红带九, 跳碗 … */
  heading: string;
  /** Who, as the table knows them; null where it is nobody's. */
  who: string | null;
  lines: string[];
  /** `title`: somebody became 状元 by it; `win`: it moved a prize. */
  tone: 'title' | 'win' | 'nothing' | 'event';
}

/** Tells one entry. */
export function tellEntry(words: Words, view: TableView, told: Explanation): Told {
  const won = told.moves.length > 0;
  const titled = told.titleChange !== null && told.titleChange.to.some(({ entry }) => entry === told.entry);
  const thrown = told.plain?.kind === 'throw' || told.plain?.kind === 'called';
  return {
    heading: headingOf(words, told.kind === 'amend' || told.removed ? readingOf(view, told) : told),
    who: told.seat === null ? null : words.seat(told.seat),
    lines: linesOf(words, view, told),
    tone: titled ? 'title' : won ? 'win' : thrown ? 'nothing' : 'event',
  };
}

/** An amendment, and what is taken out, say what their throw is, though it isn't judged at their place. */
function readingOf(view: TableView, told: Pick<Explanation, 'plain' | 'kind'>): Reading {
  const { plain, kind } = told;
  const meaning =
    plain?.kind === 'throw' && plain.dice.length === 6 ? meaningOf(view.game.rules, plain.dice) : null;
  return { plain, kind, hand: meaning?.hand ?? null, detail: meaning?.detail ?? null, tier: null };
}

/** What an amended entry was logged as: `曾浩华 四红带八 444456`. */
function loggedAs(words: Words, view: TableView, number: number): string | null {
  const logged = view.log.state.log[number - 1];
  const plain = logged?.kind === 'insert' ? logged.entry : logged;
  if (!plain || plain.kind === 'amend' || plain.kind === 'remove') return null;
  const parts = [headingOf(words, readingOf(view, { plain, kind: plain.kind }))];
  if ('seat' in plain) parts.unshift(words.seat(plain.seat));
  if (plain.kind === 'throw') parts.push(plain.dice);
  return parts.join(' ');
}

type Reading = Pick<Explanation, 'plain' | 'kind' | 'hand' | 'detail' | 'tier'>;

/** The short name of what an entry is. */
export function headingOf(words: Words, { plain, kind, hand, detail, tier }: Reading): string {
  const { t } = words;
  if (!plain) return t('kind.remove');
  if (plain.kind === 'throw') {
    if (hand) return words.hand(hand, detail);
    return t('points', { sum: sumOf(plain.dice) });
  }
  if (plain.kind === 'called') {
    if (plain.tier === null) return words.hand('none');
    const called = words.tier(tier ?? plain.tier);
    return plain.fours
      ? t('calledWith', { tier: called, extra: words.hand(plain.fours === 1 ? 'yixiu' : 'erju') })
      : called;
  }
  if (plain.kind === 'miss') return t(plain.reason === 'foul' ? 'kind.foul' : 'kind.miss');
  if (plain.kind === 'end' && plain.then === 'scramble') return t('kind.claim');
  if (plain.kind === 'end' && plain.then === 'roll-off') return t('phase.roll-off');
  return t(`kind.${kind === 'amend' ? 'amend' : plain.kind}`);
}

/** The sentences about an entry, the most important first. */
export function linesOf(words: Words, view: TableView, told: Explanation): string[] {
  const { t } = words;
  const lines: string[] = [];
  if (told.removed) lines.push(t('removed'));
  const was = told.amendedBy === null ? null : loggedAs(words, view, told.entry);
  if (was !== null) lines.push(t('loggedAs', { was }));
  if (told.ignored) lines.push(t('ignored', { why: refusalSentence(words, told.ignored) }));
  if (told.titleChange) lines.push(titleSentence(words, view, told.titleChange, told.seat));
  lines.push(...moveSentences(words, view, told.moves));
  if (told.nothing) lines.push(nothingSentence(words, told));
  if (told.extraNothing) lines.push(t('extraNothing'));
  if (told.score !== null && told.seat !== null) {
    const ranked = view.game.rules.tiers.some(({ id, award }) => id === told.tier && award === 'ranked');
    lines.push(t(ranked ? 'ranked' : 'entry.rollOff', { seat: words.seat(told.seat), score: told.score }));
  }
  lines.push(...eventSentences(words, told));
  if (told.skipped.length > 0) lines.push(t('skipped', { names: words.seats(told.skipped) }));
  if (told.turning) lines.push(t(`turning.${told.turning}`));
  if (told.ended) lines.push(t(`ended.${told.ended}`));
  return lines;
}

/** Why the rules refuse something. */
export function refusalSentence(words: Words, refusal: LogRefusal): string {
  return words.t(`refusal.${refusal.code}`, { option: '', key: '', most: 0, left: 0, ...refusal.params });
}

function nothingSentence(words: Words, { nothing, tier, plain }: Explanation): string {
  const named = tier ?? (plain?.kind === 'called' ? plain.tier : null) ?? ZHUANGYUAN;
  return words.t(`nothing.${nothing ?? 'no-hand'}`, { tier: words.tier(named) });
}

function eventSentences(words: Words, { plain, seat: number, target, kind, skipped }: Explanation): string[] {
  const { t } = words;
  if (kind === 'remove') return [t('entry.remove', { entry: target ?? 0 })];
  if (!plain) return [];
  const seat = number === null ? '' : words.seat(number);
  switch (plain.kind) {
    case 'miss':
      return [
        t(plain.reason === 'foul' ? 'entry.foul' : skipped.length > 0 ? 'entry.missSkip' : 'entry.miss', {
          seat,
        }),
      ];
    case 'rethrow':
    case 'pass':
    case 'leave':
    case 'return':
      return [t(`entry.${plain.kind}`, { seat })];
    case 'join':
      return [t('entry.join', { seat: plain.name })];
    case 'end': {
      const reason = { reason: plain.reason };
      if (plain.then === 'scramble') return [t('entry.endScramble', reason)];
      return [plain.then === 'roll-off' ? t('entry.endRollOff', reason) : t('entry.end', reason)];
    }
    default:
      return [];
  }
}

/** Who is 状元 now and who was, in one sentence. */
function titleSentence(
  words: Words,
  { log: { state } }: TableView,
  { from, to }: NonNullable<Explanation['titleChange']>,
  thrower: number | null,
): string {
  const { t } = words;
  const [lost, won] = [from[0], to[0]];
  if (from.length > 1 || to.length > 1) {
    return t('title.places', { names: words.seats(to.map(({ seat }) => seat)) });
  }
  if (!won) return t('title.gone', { from: words.seat(lost?.seat ?? 0) });
  const names = { from: words.seat(lost?.seat ?? 0), to: words.seat(won.seat) };
  if (!lost) return t('title.first', names);
  if (lost.seat === won.seat) {
    return t(strengthAt(state, won) < strengthAt(state, lost) ? 'title.lowered' : 'title.raised', names);
  }
  return won.seat === thrower ? t('title.taken', names) : t('title.lost', names);
}

/** How strong the throw is that a title rests on; 0 where it was no claim. */
function strengthAt(state: State, { entry }: TitleRow): number {
  const { plain } = explain(state, entry);
  const six = plain?.kind === 'throw' && plain.dice.length === 6;
  return six ? strengthOf(state.rules, classify(plain.dice)) : 0;
}

/** One sentence for each giver, taker and kind of move. */
export function moveSentences(words: Words, view: TableView, moves: readonly Move[]): string[] {
  const groups = new Map<string, Move[]>();
  for (const move of moves) {
    const key = `${move.kind} ${move.from ?? 0} ${move.to}`;
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].map((group) => moveSentence(words, group, countPrizes(view, group)));
}

function moveSentence(words: Words, group: readonly Move[], prizes: readonly PrizeCount[]): string {
  const [move] = group;
  if (!move) return '';
  const { t } = words;
  const from = move.from === null ? '' : words.seat(move.from);
  const values = { to: words.seat(move.to), from, prize: words.prizes(prizes) };
  if (move.from === null) return t(`move.${move.kind}`, values);
  switch (move.kind) {
    case 'jinhua':
    case 'liuhong':
    case 'duitang-at-end':
      return t(`move.${move.kind}From`, values);
    default:
      return t(`move.${move.kind}`, values);
  }
}
