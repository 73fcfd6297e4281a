import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRules, PRESET_IDS, PRESETS, type Rules } from '@/lib/rules';
import {
  applyChanges,
  changed,
  differing,
  mergeChanges,
  type Changes,
} from '@/lib/schemas/rule-options/changes';
import { changedFrom, isUnusual, referenceOf } from '@/lib/schemas/rule-options/marks';
import { keyOf, OPTIONS, optionOf, splitKey } from '@/lib/schemas/rule-options/options';
import { keysOf, sameValue, valueAt, withValue } from '@/lib/schemas/rule-options/values';
import { arbitraryRules } from '../../rules/arbitrary-sheet-rules';
import { choicesOf } from './choices';

/** Every path to a value in a rules object; tiers count once, and a list is one value. */
function leaves(value: unknown, path = ''): string[] {
  if (path === 'tiers' && Array.isArray(value)) return leaves(value[0], path);
  const whole = value === null || typeof value !== 'object' || Array.isArray(value);
  if (whole || path === 'consolation') return [path];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** What the prizes' page changes of a tier. */
const GOODS = ['tiers.id', 'tiers.name', 'tiers.quantity', 'tiers.match'];

describe('the options', () => {
  it('are all that a rules object has, and nothing else', () => {
    const ids = OPTIONS.map(({ id }): string => id);
    for (const rules of Object.values(PRESETS)) {
      const paths = leaves(rules).filter((path) => !GOODS.includes(path));
      expect([...paths, 'tiers'].sort()).toEqual([...ids].sort());
    }
  });

  it('are all that the core asks for: none can be left out, and no other is known', () => {
    const whole = JSON.parse(JSON.stringify(PRESETS.plain)) as Record<string, unknown>;
    for (const { id } of OPTIONS) {
      const [first = '', second] = id.split('.');
      if (first === 'tiers') continue;
      const without = structuredClone(whole);
      if (second === undefined) Reflect.deleteProperty(without, first);
      else Reflect.deleteProperty(without[first] as object, second);
      expect(parseRules(without)).toMatchObject({
        error: { code: 'option-missing', params: { option: id } },
      });
    }
    expect(parseRules({ ...whole, more: true }).ok).toBe(false);
  });

  it('have keys that name them', () => {
    const rules = PRESETS.plain;
    for (const key of keysOf(rules)) {
      const parts = splitKey(key);
      if (!parts) throw new Error(key);
      expect(keyOf(parts.id, parts.tier ?? undefined)).toBe(key);
      expect(valueAt(rules, key)).toBeDefined();
    }
    for (const key of ['', 'tiers.chase', 'finish@duitang', 'nothing', '__proto__']) {
      expect(splitKey(key), key).toBeNull();
    }
  });
});

describe('an editor', () => {
  it.each(OPTIONS.map(({ id }) => id))(
    '%s: every value that it offers makes rules, and reads back as set',
    (id) => {
      const { editor } = optionOf(id);
      if (editor.kind === 'prizes') return;
      for (const preset of PRESET_IDS) {
        const rules = PRESETS[preset];
        for (const key of keysOf(rules).filter((one) => splitKey(one)?.id === id)) {
          for (const value of choicesOf(rules, key)) {
            const parsed = parseRules(withValue(rules, key, value));
            expect(parsed, `${key} = ${JSON.stringify(value)} in ${preset}`).toMatchObject({ ok: true });
            if (parsed.ok) expect(valueAt(parsed.value, key)).toEqual(value);
          }
        }
      }
    },
  );

  it('changes nothing that the prizes’ page changes', () => {
    for (const key of ['tiers', 'zhuangyuan.quantity', 'consolation']) {
      expect(withValue(PRESETS.plain, key, 7)).toEqual(PRESETS.plain);
    }
  });
});

const changeable = (rules: Rules) => keysOf(rules).filter((key) => choicesOf(rules, key).length > 0);

/** Rules and some changes of theirs, each of one option. */
const withChanges = arbitraryRules.chain((rules) =>
  fc.tuple(fc.constant(rules), fc.subarray(changeable(rules)), fc.nat()),
);

function someChanges(rules: Rules, keys: readonly string[], seed: number): Changes {
  return keys.reduce<Changes>((changes, key) => {
    const values = choicesOf(rules, key);
    return changed(rules, changes, key, values[seed % values.length]);
  }, {});
}

describe('changes', () => {
  it('are what tells the changed rules from the others', () => {
    fc.assert(
      fc.property(withChanges, ([rules, keys, seed]) => {
        const changes = someChanges(rules, keys, seed);
        const draft = applyChanges(rules, changes);
        expect(differing(draft, rules).sort()).toEqual(Object.keys(changes).sort());
        const back = Object.keys(changes).reduce(
          (rest, key) => changed(rules, rest, key, valueAt(rules, key)),
          changes,
        );
        expect(back).toEqual({});
      }),
    );
  });

  it('merge: what others changed comes in, what was changed here stays, and both are named where they meet', () => {
    fc.assert(
      fc.property(
        withChanges,
        fc.infiniteStream(fc.boolean()),
        fc.nat(),
        ([rules, keys, seed], picks, other) => {
          const mine = someChanges(rules, keys, seed);
          const touched = changeable(rules).filter(() => picks.next().value);
          const parsed = parseRules(applyChanges(rules, someChanges(rules, touched, other)));
          const newer = parsed.ok ? parsed.value : rules;
          const { theirs, clashes, changes } = mergeChanges(rules, mine, newer);
          const merged = applyChanges(newer, changes);
          for (const key of keysOf(rules)) {
            const wanted = key in mine ? mine[key] : valueAt(newer, key);
            expect(sameValue(key, valueAt(merged, key), wanted), key).toBe(true);
            const both =
              key in mine && theirs.includes(key) && !sameValue(key, mine[key], valueAt(newer, key));
            expect(clashes.includes(key), key).toBe(both);
          }
        },
      ),
    );
  });

  it('of a tier that is gone are dropped', () => {
    const mine = { 'tiers.chase@duitang': 'last-winner', finish: 'stop' };
    const { changes, clashes } = mergeChanges(PRESETS.corporate, mine, PRESETS.express);
    expect(clashes).toEqual([]);
    expect(changes).toEqual({});
  });

  it('don’t see an order where there is none', () => {
    const key = 'zhuangyuan.immune';
    expect(sameValue(key, ['jinhua', 'wuhong'], ['wuhong', 'jinhua'])).toBe(true);
    expect(sameValue('zhuangyuan.order', ['jinhua', 'wuhong'], ['wuhong', 'jinhua'])).toBe(false);
  });
});

describe('beside the presets', () => {
  it('a preset is its own reference and differs in nothing', () => {
    for (const preset of PRESET_IDS) {
      expect(referenceOf(PRESETS[preset], null)).toBe(preset);
      expect(changedFrom(preset, PRESETS[preset])).toEqual([]);
      for (const key of keysOf(PRESETS[preset])) {
        expect(isUnusual(key, valueAt(PRESETS[preset], key)), `${key} of ${preset}`).toBe(false);
      }
    }
  });

  it('what none of them says is unusual', () => {
    expect(isUnusual('roundLimit', 6)).toBe(true);
    expect(isUnusual('finish', 'finish-round')).toBe(true);
    expect(isUnusual('tiers.chase@yixiu', 'last-winner')).toBe(true);
    expect(isUnusual('tiers.chase@duitang', 'last-winner')).toBe(false);
    expect(isUnusual('tiers.chase@my-own', 'last-winner')).toBe(false);
  });
});
