import fc from 'fast-check';
import { createTranslator } from 'next-intl';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  FINAL_FORMATS,
  PRESETS,
  PRESET_IDS,
  type FinalFormat,
  type PresetId,
  type Rules,
  type ZhuangyuanClass,
} from '@/lib/rules';
import {
  SHEET_CODES,
  SHEET_SECTIONS,
  ruleSheet,
  type SheetCode,
  type SheetItem,
  type TierRef,
} from '@/lib/rules/rule-sheet';
import { sheetWords } from '@/lib/rules/rule-sheet-words';
import { arbitraryRules } from './arbitrary-sheet-rules';
import { naiveClaim, naiveCompare, naiveTier } from './naive';
import { movesIn, play, rulesWith, table } from './play';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;

interface Catalogue {
  readonly sheet: { readonly section: Record<string, string>; readonly item: Record<string, string> };
  readonly rules: Record<string, unknown>;
}

function read(language: string, namespace: string): unknown {
  return JSON.parse(readFileSync(`messages/${language}/${namespace}.json`, 'utf8'));
}

function catalogue(language: string): Catalogue {
  return { sheet: read(language, 'sheet'), rules: read(language, 'rules') } as Catalogue;
}

function itemsOf(rules: Rules, format?: FinalFormat): SheetItem[] {
  const sections = ruleSheet(rules, format === undefined ? null : { format, places: 2, rounds: 3 });
  const withDetails = (item: SheetItem): SheetItem[] => [item, ...item.details.flatMap(withDetails)];
  return sections.flatMap(({ items }) => items).flatMap(withDetails);
}

function codesOf(rules: Rules): SheetCode[] {
  return itemsOf(rules).map(({ code }) => code);
}

const NAMES = {
  hand: (hand: string) => `<${hand}>`,
  tier: ({ tier }: TierRef) => `<${tier}>`,
  list: (parts: readonly string[]) => parts.join('+'),
};

/** Says every statement in a language; a word or a parameter that is missing is an error. */
function speaker(language: (typeof LANGUAGES)[number]) {
  const onError = (error: Error): never => {
    throw error;
  };
  const messages = catalogue(language);
  const t = createTranslator({ locale: language, messages, namespace: 'sheet', onError });
  return (item: SheetItem): string => t(`item.${item.code}` as never, sheetWords(item, NAMES) as never);
}

const SPEAKERS = LANGUAGES.map((language) => [language, speaker(language)] as const);

function expectSpoken(items: readonly SheetItem[]): void {
  for (const [language, say] of SPEAKERS) {
    for (const item of items) {
      const sentence = say(item);
      expect(sentence.length, `${language} ${item.code}`).toBeGreaterThan(1);
      for (const value of Object.values(sheetWords(item, NAMES))) {
        if (typeof value === 'string') expect(sentence, `${language} ${item.code}`).toContain(value);
      }
    }
  }
}

describe('the words of a sheet', () => {
  const seen = new Set<SheetCode>();
  beforeAll(() => {
    for (const rules of [
      ...Object.values(PRESETS),
      ...fc.sample(arbitraryRules, { numRuns: 600, seed: 3 }),
    ]) {
      for (const { code } of itemsOf(rules)) seen.add(code);
    }
    for (const format of FINAL_FORMATS) {
      for (const preset of PRESET_IDS)
        for (const { code } of itemsOf(PRESETS[preset], format)) seen.add(code);
    }
  });

  it('are there in every language for every statement and section, and for nothing else', () => {
    for (const language of LANGUAGES) {
      const { item, section } = catalogue(language).sheet;
      expect(Object.keys(item).sort(), language).toEqual([...SHEET_CODES].sort());
      expect(Object.keys(section), language).toEqual([...SHEET_SECTIONS]);
    }
  });

  it('are all needed: some rules make every statement', () => {
    expect(SHEET_CODES.filter((code) => !seen.has(code))).toEqual([]);
  });

  it.each(PRESET_IDS)('%s: say every statement in three languages, with all that it names', (preset) => {
    for (const format of FINAL_FORMATS) expectSpoken(itemsOf(PRESETS[preset], format));
  });

  it('say every statement of random rules', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.constantFrom(...FINAL_FORMATS), (rules, format) => {
        expectSpoken(itemsOf(rules, format));
      }),
      { numRuns: 60 },
    );
  });

  it('are written in the characters of their language', () => {
    const simplified = /[状奖饼红锦后结数还没个点级从这时为准开顺轮动样贯过发给谁抢对进举们离迟叠]/;
    const traditional = /[狀獎餅紅錦後結數還沒個點級從這時為準開順輪動樣貫過發給誰搶對進舉們離遲疊]/;
    const wrong = ({ sheet }: Catalogue, characters: RegExp): string[] =>
      [...Object.values(sheet.item), ...Object.values(sheet.section)].filter((text) => characters.test(text));
    expect(wrong(catalogue('zh-TW'), simplified)).toEqual([]);
    expect(wrong(catalogue('zh-CN'), traditional)).toEqual([]);
    expect(wrong(catalogue('en'), /\p{Script=Han}/u)).toEqual([]);
  });
});

describe('the dice of a sheet', () => {
  it.each(PRESET_IDS)('%s: win what they are shown for', (preset) => expectDiceToWin(PRESETS[preset]));

  it('win what they are shown for under random rules', () => {
    fc.assert(fc.property(arbitraryRules, expectDiceToWin), { numRuns: 150 });
  });

  it('show 兼得: the throw wins both, even where its own tier is gone', () => {
    const extras = itemsOf(PRESETS['xiamen-classic']).filter(({ code }) => code === 'extra');
    expect(extras.map(({ params }) => params.fours)).toEqual([1, 2]);
    for (const { dice, params } of extras) {
      const won = movesIn(play(table('xiamen-classic'), dice[0] ?? ''), 1);
      expect(won).toEqual(['award sijin#1 0>1', `extra ${(params.prize as TierRef).tier}#1 0>1`]);
    }
    const wuzi = itemsOf(PRESETS.hehuo).find(({ code }) => code === 'extra-wuzi');
    expect(movesIn(play(table('hehuo'), wuzi?.dice[0] ?? ''), 1)).toEqual(['extra yixiu#1 0>1']);
  });

  it('show that there is no 兼得: the throw wins its tier alone', () => {
    const none = itemsOf(PRESETS.plain).find(({ code }) => code === 'no-extras');
    expect(movesIn(play(table('plain'), none?.dice[0] ?? ''), 1)).toEqual(['award sijin#1 0>1']);
  });

  it('show which 六勃黑 start a scramble', () => {
    const shown = (preset: PresetId): readonly string[] | undefined =>
      itemsOf(PRESETS[preset]).find(({ code }) => code === 'liuhei-scramble')?.dice;
    expect(shown('liubo')).toEqual(['666666']);
    for (const preset of ['xiamen-classic', 'liubo', 'liuhe', 'tongchi'] as const) {
      for (const face of [1, 2, 3, 5, 6]) {
        const dice = String(face).repeat(6);
        const scrambles = play(table(preset), dice).phase === 'scramble';
        expect(scrambles, `${preset} ${dice}`).toBe(shown(preset)?.includes(dice));
      }
    }
  });
});

describe('a sheet is explicit about what tables argue about', () => {
  it.each<[string, PresetId, SheetCode[]]>([
    ['六勃黑 is void', 'corporate', ['unlisted-nothing', 'biandijin-as-liuhei']],
    ['六勃黑 is a 状元', 'xiamen', ['liuhei-listed', 'liuhei-goes-on']],
    ['六勃黑 starts a scramble', 'lights-out', ['unlisted-nothing', 'liuhei-scramble']],
    ['插金花 is locked and takes what is left', 'corporate', ['immune', 'jinhua-takes-remaining']],
    ['插金花 takes from others too', 'thirty', ['no-immune', 'jinhua-takes-all']],
    ['插金花 takes every 对堂 at the end', 'lab', ['jinhua-takes-nothing', 'at-end-takes']],
    ['插金花 is a 四红', 'express', ['jinhua-as-sihong']],
    ['六勃红 ends the game', 'thirty', ['liuhong-takes-everything', 'liuhong-ends', 'liuhong-spares-not']],
    ['六勃红 spares 插金花', 'liuhe', ['liuhong-spares', 'biandijin-takes-remaining']],
    ['追 while others remain', 'lab', ['chase-nearest-behind', 'chase-while-others', 'leave-chased']],
    ['追 to the end', 'groups', ['chase-nearest-behind', 'chase-always']],
    ['no 追', 'plain', ['no-chase', 'gone-nothing', 'leave']],
    ['ties', 'plain', ['ties-earlier', 'repeat-best', 'title-highest']],
    ['the last claim counts', 'lugu', ['repeat-last', 'compare-wuzi-kicker', 'miss-skip']],
    ['dice out of the bowl', 'plain', ['miss-void', 'cocked', 'foul']],
    [
      'first come',
      'express',
      ['title-first', 'zhuangyuan-gone-nothing', 'classes-listed', 'turns-clockwise'],
    ],
    ['points', 'ranked-sanhong', ['tier-ranked', 'ranked-others', 'tier-unlimited', 'unlimited-not-counted']],
    ['steps down', 'step-down', ['gone-step-down', 'no-extras']],
    ['the end', 'plain', ['finish-stop', 'no-title-wait', 'end-early', 'scramble-how', 'left-over']],
    ['the end after a quiet round', 'corporate', ['finish-quiet', 'roll-off', 'roll-off-six-dice']],
  ])('%s: %s', (_, preset, codes) => {
    expect(codesOf(PRESETS[preset])).toEqual(expect.arrayContaining(codes));
  });

  it('names consolation, round limit and what can’t be won', () => {
    const rules = rulesWith({
      roundLimit: 6,
      consolation: { id: 'cake', name: '月饼', quantity: 5 },
      tiers: [{ ...PRESETS.plain.tiers[0], match: [{ exact: '123456' }] }, ...PRESETS.plain.tiers.slice(1)],
    });
    const codes: SheetCode[] = [
      'consolation',
      'round-limit',
      'no-title-at-limit',
      'match-none',
      'never-done',
    ];
    expect(codesOf(rules)).toEqual(expect.arrayContaining(codes));
  });

  it('never says two things that contradict each other', () => {
    const pairs: [SheetCode, SheetCode][] = [
      ['repeat-best', 'repeat-last'],
      ['immune', 'no-immune'],
      ['no-chase', 'chase-always'],
      ['no-chase', 'leave-chased'],
      ['gone-nothing', 'gone-step-down'],
      ['no-extras', 'extra'],
      ['liuhong-ends', 'liuhong-goes-on'],
      ['liuhei-scramble', 'liuhei-share'],
      ['finish-stop', 'finish-quiet'],
      ['never-done', 'finish-stop'],
    ];
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        const codes = codesOf(rules);
        expect(pairs.filter((pair) => pair.every((code) => codes.includes(code)))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});

/** Asks the naive judge about every example whose statement says what it wins. */
function expectDiceToWin(rules: Rules): void {
  for (const { code, params, dice, relation, details } of itemsOf(rules, 'six-dice')) {
    const named = (params.tier as TierRef | undefined)?.tier;
    const hand = (params.hand as { hand: ZhuangyuanClass } | undefined)?.hand;
    if (code.startsWith('tier')) {
      for (const example of details.flatMap((detail) => detail.dice)) {
        expect(naiveTier(rules, example), example).toBe(named);
      }
    }
    if (code === 'class') expect(dice.map((one) => naiveClaim(rules, one))).toEqual([hand]);
    if (relation === 'beats') expect(naiveCompare(rules, dice[0] ?? '', dice[1] ?? '')).toBeGreaterThan(0);
    if (code === 'extra' || code === 'no-extras')
      expect(dice.map((one) => naiveTier(rules, one))).toEqual([named]);
    if (!code.startsWith('unlisted')) continue;
    const tiers = (params.tiers as { tiers: TierRef[] } | undefined)?.tiers.map(({ tier }) => tier);
    expect(dice.map((one) => naiveClaim(rules, one)).every((claim) => claim === null)).toBe(true);
    expect(dice.map((one) => naiveTier(rules, one))).toEqual(tiers ?? [named ?? null]);
  }
}
