import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS, replay, stateAt, type Rules } from '@/lib/rules';
import { sceneOf } from '@/lib/schemas/rule-options/scenes';
import { optionOf, OPTIONS, splitKey, type OptionKey } from '@/lib/schemas/rule-options/options';
import { keysOf, valueAt } from '@/lib/schemas/rule-options/values';
import type { Scene } from '@/lib/schemas/rule-options/stage';
import { arbitraryRules } from '../../rules/arbitrary-sheet-rules';
import { choicesOf } from './choices';

function played({ rules, players, log }: Scene) {
  const names = Array.from({ length: players }, (_, at) => `p${at + 1}`);
  const state = replay({ kind: 'table', rules, players: names }, log);
  if (!state.ok) throw new Error(`${state.error.code} ${JSON.stringify(state.error.params)}`);
  return state.value;
}

/** What a scene shows. */
function outcome(scene: Scene | null): string {
  if (!scene) return 'nothing';
  const { moves, title, phase, next, length, ranked, rules } = played(scene);
  return JSON.stringify({
    moves,
    title,
    phase,
    next,
    length,
    ranked,
    direction: rules.direction,
    log: scene.log,
  });
}

const keysOfOption = (rules: Rules, id: string): OptionKey[] =>
  keysOf(rules).filter((key) => splitKey(key)?.id === id);

describe('the example of an option', () => {
  it.each(OPTIONS.map(({ id }) => id))('%s: there is one for each choice, and no two look alike', (id) => {
    const rules = PRESETS.hehuo;
    for (const key of keysOfOption(rules, id)) {
      const { editor } = optionOf(id);
      const values = editor.kind === 'prizes' ? [valueAt(rules, key)] : choicesOf(rules, key);
      const outcomes = values.map((value) => outcome(sceneOf({ rules, key, value })));
      expect(outcomes).not.toContain('nothing');
      // 对堂 has but one way to lie, so that its points can't differ; first come is first there.
      const alike = key === 'tiers.award@duitang' || editor.kind === 'order';
      if (!alike) expect(new Set(outcomes).size, key).toBe(outcomes.length);
    }
  });

  it.each([
    ['zhuangyuan.immune', PRESETS.hehuo.zhuangyuan.order],
    ['zhuangyuan.duitangAtEnd', PRESETS.hehuo.zhuangyuan.order],
    ['liuhei.faces', [2, 3, 5, 6]],
  ] as const)('%s shows each member in and out', (key, members) => {
    const rules = PRESETS.hehuo;
    for (const of of members) {
      const shown = (value: unknown) => played(sceneOf({ rules, key, value, of }) as Scene);
      const [without, within] = [shown([]), shown([of])];
      if (key === 'zhuangyuan.immune')
        expect([without.titleLocked, within.titleLocked]).toEqual([false, true]);
      else if (key === 'liuhei.faces') expect([without.phase, within.phase]).toEqual(['playing', 'scramble']);
      else expect(within.moves.length).toBe(without.moves.length + 1);
    }
  });

  it('is played by the option that it shows: its rules have the choice', () => {
    const rules = PRESETS.corporate;
    for (const key of keysOf(rules)) {
      for (const value of choicesOf(rules, key)) {
        const scene = sceneOf({ rules, key, value });
        if (scene) expect(valueAt(scene.rules, key), key).toEqual(value);
      }
    }
  });

  it('is made for any rules, and every throw of it counts', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        for (const key of keysOf(rules)) {
          for (const value of [...choicesOf(rules, key), valueAt(rules, key)]) {
            const scene = sceneOf({ rules, key, value });
            if (scene) expect(played(scene).ignored).toEqual([]);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ends where the game does', () => {
    const scene = sceneOf({ rules: PRESETS.plain, key: 'finish', value: 'quiet-round' }) as Scene;
    const state = played(scene);
    expect(state.phase).toBe('finished');
    expect(stateAt(state, state.length - 1).phase).toBe('playing');
  });

  it('is none where nothing sensible was typed, or the wait would be too long', () => {
    for (const value of [0, -1, 1.5, 'abc', 100_000]) {
      expect(sceneOf({ rules: PRESETS.plain, key: 'roundLimit', value })).toBeNull();
    }
  });
});
