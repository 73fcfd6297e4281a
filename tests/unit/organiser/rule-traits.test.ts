import { expect, test } from 'vitest';
import { parseRules, PRESET_IDS, PRESETS } from '@/lib/rules';
import { traitsOf } from '@/lib/schemas/rule-traits';

function codes(preset: (typeof PRESET_IDS)[number]) {
  return traitsOf(PRESETS[preset]).map(({ code }) => code);
}

test('nothing sets the plainest rules apart', () => {
  expect(codes('plain')).toEqual([]);
});

test('a preset is told by the differences of RULES 7', () => {
  expect(codes('corporate')).toEqual(['immune', 'fallback-six-dice', 'jinhua-remaining', 'quiet-round']);
  expect(codes('express')).toEqual(['tiers', 'order-not-counts', 'contest-first', 'clockwise']);
  expect(codes('ranked-sanhong')).toContain('ranked');
  expect(codes('groups')).toEqual(['chase-nearest-behind', 'chase-game-open', 'repeat-last']);
  expect(codes('liubo')).toContain('liuhei-faces');
});

test('every preset is told apart from every other', () => {
  // 对堂's second matcher is the one thing that this list leaves out.
  const told = PRESET_IDS.map((preset) => JSON.stringify(traitsOf(PRESETS[preset])));
  expect(new Set(told).size).toBe(PRESET_IDS.length);
});

test('what can’t come into play is no trait', () => {
  const { tiers } = PRESETS.plain;
  const rules = parseRules({
    preset: 'thirty',
    tiers: tiers.filter(({ id }) => id !== 'duitang'),
    zhuangyuan: { order: ['sihong', 'jinhua'], duitangAtEnd: ['liuhong'] },
  });
  if (!rules.ok) throw new Error(rules.error.code);
  expect(traitsOf(rules.value).map(({ code }) => code)).toEqual(['tiers', 'order-not-counts', 'order-top']);
});
