/** Dice that show what a rule sheet says, found by asking the judge. */
import { matches, type Book, type Judgement } from './book';
import type { Matcher, ZhuangyuanClass } from './types';

const CLASS_DICE: Record<ZhuangyuanClass, string> = {
  sihong: '444435',
  wuzi: '555552',
  wuhong: '444443',
  jinhua: '444411',
  liuhei: '666666',
  biandijin: '111111',
  liuhong: '444444',
};

/** Dice of a class of 状元. */
export function diceOfClass(hand: ZhuangyuanClass): string {
  return CLASS_DICE[hand];
}

/** The same dice with the telling ones first: those that a matcher counts. */
function arrange(dice: string, tellingFace: number): string {
  const telling = [...dice].filter((digit) => Number(digit) === tellingFace);
  return [...telling, ...[...dice].filter((digit) => Number(digit) !== tellingFace)].join('');
}

function tellingFace({ thrown }: Judgement, matcher: Matcher): number {
  if ('fours' in matcher) return 4;
  if ('alike' in matcher) {
    return thrown.counts.findIndex((count, face) => face !== 4 && count === matcher.alike);
  }
  return 0;
}

/** How plain an example is: many different dice, and nothing else to be seen in it. */
function plainness({ thrown, extra, hand }: Judgement, matcher: Matcher): number {
  const kinds = thrown.counts.filter((count) => count > 0).length;
  const asCalled = 'exact' in matcher || 'straight' in matcher || hand !== 'none' ? 1 : 0;
  const fours = 'fours' in matcher ? 0 : -thrown.counts[4]!;
  const otherwise = thrown.hand === 'duitang' && !('straight' in matcher) ? -4 : 0;
  return kinds + asCalled + otherwise + 3 * fours - 10 * extra;
}

/** The matchers by which throws take a tier, general ones first; one that others make needless is left out. */
export function liveMatchers(book: Book, tier: number): { matcher: Matcher; dice: string }[] {
  const own = book.judgements.filter((judgement) => judgement.tier === tier);
  const seen = new Set<Judgement>();
  return inOrder(book.rules.tiers[tier]!.match).flatMap((matcher) => {
    const matched = own.filter(({ thrown }) => matches(matcher, thrown));
    const added = matched.filter((judgement) => !seen.has(judgement));
    for (const judgement of added) seen.add(judgement);
    const example = mostPlain(added, matcher);
    if (!example) return [];
    return [{ matcher, dice: arrange(example.thrown.dice, tellingFace(example, matcher)) }];
  });
}

function mostPlain(judgements: readonly Judgement[], matcher: Matcher): Judgement | undefined {
  let best: Judgement | undefined;
  for (const one of judgements) {
    if (!best || plainness(one, matcher) > plainness(best, matcher)) best = one;
  }
  return best;
}

function kindOf(matcher: Matcher): number {
  if ('fours' in matcher) return matcher.fours;
  if ('alike' in matcher) return 10 + matcher.alike;
  return 'straight' in matcher ? 20 : 30;
}

/** One form for what can be said in two, in one order. */
function inOrder(match: readonly Matcher[]): Matcher[] {
  return match
    .map((matcher): Matcher => {
      if (!('exact' in matcher)) return matcher;
      const exact = [...matcher.exact].sort().join('');
      return exact === '123456' ? { straight: true } : { exact };
    })
    .sort((one, other) => kindOf(one) - kindOf(other) || Number(textOf(one)) - Number(textOf(other)));
}

function textOf(matcher: Matcher): string {
  return 'exact' in matcher ? matcher.exact : '0';
}

/** A throw that wins an extra of so many 4s by taking a tier (RULES 4.15), with the four alike first. */
export function diceOfExtra(book: Book, tier: number, fours: number): string | null {
  const found = book.judgements.find((one) => one.tier === tier && one.extra === fours);
  return found ? arrange(found.thrown.dice, tellingFace(found, { alike: 4 })) : null;
}

/** A 五子 with a 4 that wins an extra (RULES 4.7). */
export function diceOfWuziExtra(book: Book): string | null {
  const found = book.judgements.find(({ extra, strength }) => strength > 0 && extra > 0);
  return found ? arrange(found.thrown.dice, found.thrown.face) : null;
}

/** What throws of a hand that is no claim take: tiers by number, -1 for none, each with its highest example. */
export function takenBy(book: Book, hand: ZhuangyuanClass): ReadonlyMap<number, string> {
  const taken = new Map<number, string>();
  for (const { thrown, tier, strength, hand: called } of book.judgements) {
    if (called !== hand || strength > 0) continue;
    taken.set(tier, arrange(thrown.dice, thrown.face || 4));
  }
  return taken;
}
