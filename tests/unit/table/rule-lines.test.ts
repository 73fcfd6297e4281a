import { describe, expect, it } from 'vitest';
import { createTranslator } from 'use-intl';
import { ruleLines } from '@/components/table/rule-lines';
import { explain, type Rules, type State } from '@/lib/rules';
import rules from '@/messages/zh-CN/rules.json';
import table from '@/messages/zh-CN/table.json';
import {
  DICE,
  comeBack,
  endThen,
  grab,
  insert,
  join,
  leave,
  play,
  remove,
  rulesWith,
  table as tableOf,
} from '../../rules/play';

const t = createTranslator({ locale: 'zh-CN', messages: { table, rules }, namespace: 'table' });

/** The rule behind an entry, without names that the page would put in. */
function linesOf(state: State, number: number, by: Rules = state.rules): string[] {
  const words = { hand: String, tier: String };
  return ruleLines({ t, words, rules: by, locked: false }, explain(state, number));
}

const BY_SHEET = table.why.plain;

describe('the rule behind an entry', () => {
  it('is told of whatever is no throw that counts', () => {
    const state = play(
      tableOf('plain', 4),
      'pass',
      'cocked',
      'foul',
      'miss',
      leave(1),
      comeBack(1),
      join('赵'),
    );
    const { pass, rethrow, leave: gone, return: back, join: late, miss } = table.why;
    expect([1, 2, 3, 4, 5, 6, 7].map((number) => linesOf(state, number))).toEqual([
      [pass],
      [rethrow],
      [miss.foul],
      [miss.void],
      [gone],
      [back],
      [late],
    ]);
  });

  it('says of who is passed over why that is', () => {
    const skipping = tableOf(rulesWith({ miss: 'void-and-skip' }), 2);
    const state = play(skipping, 'miss', DICE.none);
    expect(linesOf(state, 1)).toEqual([table.why.miss['void-and-skip']]);
    expect(linesOf(state, 2)).toContain(table.why.skipped);
  });

  it('is the scramble’s of a grab, the end’s of an end, and a correction’s of a correction', () => {
    const state = play(tableOf('plain', 4), DICE.none, endThen('scramble'), grab(2, 'duitang', 1));
    expect(linesOf(state, 2)).toEqual([table.why.endScramble]);
    expect(linesOf(state, 3)).toEqual([table.why.claim]);
    const corrected = play(tableOf('plain', 4), DICE.none, insert(1, leave(3)), remove(1));
    expect(linesOf(corrected, 2)).toEqual([table.why.leave]);
    expect(linesOf(corrected, 3)).toEqual([table.why.correction]);
  });

  it('is told of every entry of every kind: none only points at the rule sheet', () => {
    const state = play(
      tableOf('lab', 3),
      DICE.sanhong,
      'pass',
      'miss',
      'foul',
      'cocked',
      leave(2),
      DICE.none,
    );
    for (let number = 1; number <= state.length; number++) {
      expect(linesOf(state, number)).not.toContain(BY_SHEET);
    }
  });
});
