import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules, PRESETS, type Rules } from '@/lib/rules';
import { ruleSheet } from '@/lib/rules/rule-sheet';
import { applyChanges } from '@/lib/schemas/rule-options/changes';
import { IDLE_REASONS, idleReason, type IdleReason } from '@/lib/schemas/rule-options/idle';
import { problemsOf } from '@/lib/schemas/rule-options/problems';
import { keysOf, withValue } from '@/lib/schemas/rule-options/values';
import { arbitraryRules } from '../../rules/arbitrary-sheet-rules';
import { choicesOf } from './choices';

function rulesWith(differences: object): Rules {
  const parsed = parseRules({ preset: 'plain', ...differences });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

const TWO = rulesWith({ zhuangyuan: { quantity: 2 } });
const EXACT = rulesWith({
  tiers: PRESETS.plain.tiers.map((tier) =>
    tier.id === 'duitang' ? { ...tier, match: [...tier.match, { exact: '111111' }] } : tier,
  ),
});

describe('a contradiction', () => {
  it.each([
    ['zhuangyuan.order', PRESETS.plain, [], 'order-empty', ['restore']],
    ['zhuangyuan.order', EXACT, PRESETS.liuhe.zhuangyuan.order, 'exact-is-claim', ['unlist', 'prizes']],
    ['zhuangyuan.immune', TWO, ['jinhua'], 'immune-needs-one', ['clear', 'prizes']],
    ['zhuangyuan.fallback', TWO, 'six-dice', 'fallback-needs-one', ['none', 'prizes']],
    ['roundLimit', PRESETS.plain, 'abc', 'option-value', ['restore']],
    ['roundLimit', PRESETS.plain, 0, 'option-value', ['restore']],
    ['zhuangyuan.fallbackAfter', PRESETS.plain, -1, 'option-value', ['restore']],
    ['tiers.chase@duitang', PRESETS.plain, 'sideways', 'option-value', ['restore']],
  ])('at %s is told there, with a way out', (key, rules, value, code, ways) => {
    const [problem, ...others] = problemsOf(applyChanges(rules, { [key]: value }), rules);
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ key, code });
    expect(problem?.mends.map((mend) => (mend.kind === 'set' ? mend.code : mend.kind))).toEqual(ways);
    for (const mend of problem?.mends ?? []) {
      if (mend.kind !== 'set') continue;
      expect(parseRules(applyChanges(rules, { [key]: mend.value })).ok, mend.code).toBe(true);
    }
  });

  it('hides no other', () => {
    const draft = applyChanges(TWO, {
      'zhuangyuan.immune': ['jinhua'],
      'zhuangyuan.fallback': 'three-dice',
      'zhuangyuan.order': [],
      roundLimit: '',
      'liuhei.faces': [4],
    });
    expect(
      problemsOf(draft, TWO)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['liuhei.faces', 'roundLimit', 'zhuangyuan.fallback', 'zhuangyuan.immune', 'zhuangyuan.order']);
  });

  it('of the prizes is mended there', () => {
    const problems = problemsOf({ ...PRESETS.plain, tiers: [] }, PRESETS.plain);
    expect(problems).toMatchObject([{ key: 'tiers', mends: [{ kind: 'prizes' }] }]);
  });

  it('is found in nothing that the core takes', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        expect(problemsOf(rules, rules)).toEqual([]);
      }),
    );
  });
});

describe('an option without effect', () => {
  /** The sheet says nothing of what can't come into play, and changes with all that can. */
  const textOf = (rules: Rules): string => JSON.stringify(ruleSheet(rules));
  /** Where there is but one tier to take, a sheet says "everything" as "all of that tier". */
  const isSaidOtherwise = (rules: Rules, key: string): boolean =>
    key === 'bonusTier' && rules.liuhong.takes === 'everything';

  const told = new Set<IdleReason>();

  it('changes nothing, whatever it says', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        const sheet = textOf(rules);
        for (const key of keysOf(rules)) {
          const reason = idleReason(rules, key);
          if (reason === null || isSaidOtherwise(rules, key)) continue;
          for (const value of choicesOf(rules, key)) {
            const other = parseRules(withValue(rules, key, value));
            if (other.ok)
              expect(textOf(other.value), `${key} = ${JSON.stringify(value)}: ${reason}`).toBe(sheet);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is none of those that set a preset apart', () => {
    expect(idleReason(PRESETS.corporate, 'zhuangyuan.immune')).toBeNull();
    expect(idleReason(PRESETS['jinhua-top'], 'tiers.chase@duitang')).toBeNull();
    expect(idleReason(PRESETS['jinhua-top'], 'chaseWhile')).toBeNull();
    expect(idleReason(PRESETS.liuhe, 'biandijin.takes')).toBeNull();
    expect(idleReason(PRESETS.liubo, 'liuhei.faces')).toBeNull();
  });

  const ranked = PRESETS['ranked-sanhong'];
  const kept = (...ids: string[]) => PRESETS.plain.tiers.filter(({ id }) => ids.includes(id));
  it.each<[IdleReason, Rules, string]>([
    ['contest-first', PRESETS.express, 'zhuangyuan.immune'],
    ['wuzi-not-listed', PRESETS.express, 'zhuangyuan.wuzi'],
    ['jinhua-not-listed', PRESETS.express, 'jinhua.duitang'],
    ['liuhong-not-listed', rulesWith({ zhuangyuan: { order: ['sihong'] } }), 'liuhong.ends'],
    ['biandijin-not-listed', PRESETS.plain, 'biandijin.takes'],
    ['no-bonus-tier', rulesWith({ bonusTier: 'nowhere' }), 'jinhua.duitang'],
    ['bonus-unused', PRESETS.plain, 'bonusTier'],
    ['jinhua-takes-nothing', PRESETS.plain, 'jinhua.protected'],
    ['not-chased', PRESETS.corporate, 'jinhua.protected'],
    ['nothing-to-spare', PRESETS['lights-out'], 'liuhong.sparesJinhua'],
    ['black-does-nothing', PRESETS.plain, 'liuhei.faces'],
    ['no-chase', PRESETS.plain, 'chaseWhile'],
    ['tier-unlimited', ranked, 'tiers.chase@yixiu'],
    ['tier-ranked', ranked, 'tiers.chase@sanhong'],
    [
      'tier-not-thrown',
      rulesWith({ tiers: [{ ...kept('sijin')[0], match: [{ fours: 6 }] }] }),
      'tiers.chase@sijin',
    ],
    ['no-sijin-tier', rulesWith({ tiers: kept('yixiu', 'erju') }), 'extras.sijin'],
    ['no-yixiu-tier', rulesWith({ tiers: kept('sijin') }), 'extras.sijin'],
    ['no-fallback', PRESETS.plain, 'zhuangyuan.fallbackAfter'],
  ])('says what it waits for: %s', (reason, rules, key) => {
    expect(idleReason(rules, key)).toBe(reason);
    told.add(reason);
  });

  it('has no other reasons', () => {
    expect([...told].sort()).toEqual([...IDLE_REASONS].sort());
  });
});
