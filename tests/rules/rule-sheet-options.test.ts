import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, PRESET_IDS, type FinalFormat, type Rules } from '@/lib/rules';
import { oddsOf } from '@/lib/rules/odds';
import { seededRandom, type Random } from '@/lib/rules/random';
import { ruleSheet } from '@/lib/rules/rule-sheet';
import { arbitraryRules } from './arbitrary-sheet-rules';
import { optionChanges, outcomeOf, randomLog } from './option-changes';
import { rulesWith, table } from './play';

const textOf = (rules: Rules): string => JSON.stringify(ruleSheet(rules));

/** So few prizes that short games run out of them. */
function withFewPrizes(rules: Rules): Rules {
  const tiers = rules.tiers.map((tier, at) => ({ ...tier, quantity: tier.quantity && 2 - (at % 2) }));
  return rulesWith({ ...rules, tiers });
}

/** Whether up to so many random games, or what throws are called, tell two rules apart. */
function differ(rules: Rules, changed: Rules, games: number, random: Random): boolean {
  if (JSON.stringify(oddsOf(rules).hands) !== JSON.stringify(oddsOf(changed).hands)) return true;
  for (let game = 0; game < games; game++) {
    const [one, other] = [table(rules, 2 + (game % 3)), table(changed, 2 + (game % 3))];
    const log = randomLog(game % 2 === 0 ? one : other, random);
    if (outcomeOf(one, log) !== outcomeOf(other, log)) return true;
  }
  return false;
}

describe('RULES 3.2: a sheet says nothing of an option that can’t come into play, and of every other what it does', () => {
  it.each(PRESET_IDS)(
    '%s: a change of one option changes the sheet if, and only if, it changes games',
    (preset) => {
      const rules = withFewPrizes(PRESETS[preset]);
      const random = seededRandom(PRESET_IDS.indexOf(preset));
      const wrong = optionChanges(rules).filter(({ rules: changed }) => {
        const says = textOf(changed) !== textOf(rules);
        return says !== differ(rules, changed, says ? 3000 : 20, random);
      });
      expect(wrong.map(({ change }) => change)).toEqual([]);
    },
  );

  it('random rules: a change that the sheet is silent about changes no game', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.nat(), (rules, seed) => {
        const random = seededRandom(seed);
        const sheet = textOf(rules);
        const some = optionChanges(rules).filter(() => random() < 0.2);
        const silent = some.filter(({ rules: changed }) => textOf(changed) === sheet);
        const wrong = silent.filter(({ rules: changed }) => differ(rules, changed, 6, random));
        expect(wrong.map(({ change }) => change)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('direction and names change the sheet, though no log shows them', () => {
    for (const change of [{ direction: 'clockwise' }, { tiers: renamed(PRESETS.plain) }]) {
      expect(textOf(rulesWith(change))).not.toBe(textOf(PRESETS.plain));
    }
  });
});

describe('the final on the sheet', () => {
  const finalOf = (rules: Rules, format: FinalFormat): string =>
    JSON.stringify(ruleSheet(rules, { format, places: 3, rounds: 2 }).at(-1));

  it('RULES 8: tells the order of 状元 where the tables don’t compare them', () => {
    const order = ['wuhong', 'sihong', 'liuhong'];
    const swapped = rulesWith({ zhuangyuan: { order } }, 'express');
    expect(textOf(swapped)).toBe(textOf(PRESETS.express));
    for (const format of ['six-dice', 'contest', 'seal'] as const) {
      expect(finalOf(swapped, format)).not.toBe(finalOf(PRESETS.express, format));
    }
    for (const format of ['three-dice', 'first-zhuangyuan'] as const) {
      expect(finalOf(swapped, format)).toBe(finalOf(PRESETS.express, format));
    }
  });

  it('RULES 8: only a contest knows 免抢, and which of one player’s claims stands', () => {
    const immune = rulesWith({ zhuangyuan: { immune: ['jinhua'] } });
    const last = rulesWith({ zhuangyuan: { repeat: 'last' } });
    for (const format of ['three-dice', 'six-dice', 'seal', 'first-zhuangyuan'] as const) {
      expect(finalOf(immune, format)).toBe(finalOf(PRESETS.plain, format));
      expect(finalOf(last, format)).toBe(finalOf(PRESETS.plain, format));
    }
    expect(finalOf(immune, 'contest')).not.toBe(finalOf(PRESETS.plain, 'contest'));
    expect(finalOf(last, 'contest')).not.toBe(finalOf(PRESETS.plain, 'contest'));
  });

  it('is left out where there is none', () => {
    expect(ruleSheet(PRESETS.plain).map(({ id }) => id)).not.toContain('final');
  });
});

function renamed(rules: Rules) {
  return rules.tiers.map((tier, at) => (at === 0 ? { ...tier, name: '举人' } : tier));
}
