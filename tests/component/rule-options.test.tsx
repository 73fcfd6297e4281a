import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { useMemo, useState } from 'react';
import { OptionRow } from '@/components/event/rules/option-row';
import { optionStates } from '@/components/event/rules/option-state';
import { useOptionWords } from '@/components/event/rules/use-option-words';
import type { RulesEditing } from '@/components/event/rules/use-rules-draft';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { parseRules, PRESETS, type Rules } from '@/lib/rules';
import { applyChanges, changed, type Changes } from '@/lib/schemas/rule-options/changes';
import { IDLE_REASONS } from '@/lib/schemas/rule-options/idle';
import { OPTIONS, optionOf, type OptionId, type OptionKey } from '@/lib/schemas/rule-options/options';
import { problemsOf } from '@/lib/schemas/rule-options/problems';

type Tree = { [key: string]: Tree | string };
const NAMESPACES = ['options', 'rulebook', 'rules', 'table'];
const messagesOf = (locale: string) =>
  Object.fromEntries(
    NAMESPACES.map((name) => [
      name,
      JSON.parse(readFileSync(`messages/${locale}/${name}.json`, 'utf8')) as Tree,
    ]),
  );

/** Every change that was made, newest last. */
let made: [OptionKey, unknown][] = [];

function useEditing(saved: Rules): RulesEditing {
  const [changes, setChanges] = useState<Changes>({});
  return useMemo(() => {
    const draft = applyChanges(saved, changes);
    const parsed = parseRules(draft);
    const set = (key: OptionKey, value: unknown) => {
      made.push([key, value]);
      setChanges(changed(saved, changes, key, value));
    };
    return {
      saved,
      seen: saved,
      changes,
      draft,
      rules: parsed.ok ? parsed.value : saved,
      problems: parsed.ok ? [] : problemsOf(draft, saved),
      merge: null,
      set,
      setEach: (values) => values.forEach(([key, value]) => set(key, value)),
      dropEach: () => setChanges({}),
      dropAll: () => setChanges({}),
      accept: () => undefined,
    };
  }, [saved, changes]);
}

function Row({ rules, id }: { rules: Rules; id: OptionId }) {
  const editing = useEditing(rules);
  const words = useOptionWords(editing.rules);
  const [state] = optionStates(editing, 'plain').filter((one) => one.id === id);
  if (!state) throw new Error(id);
  return (
    <ul>
      <OptionRow
        state={state}
        open
        onToggle={() => undefined}
        {...{
          editing,
          words,
          reference: 'plain',
          referenceName: 'plain',
          disabled: false,
          prizes: '/prizes',
        }}
      />
    </ul>
  );
}

/** Shows an option, opened. A message that is missing, or lacks a value, fails the test. */
function show(locale: Locale, id: OptionId, rules: Rules = PRESETS.hehuo): HTMLElement {
  const onError = (error: Error): never => {
    throw error;
  };
  return render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC" onError={onError}>
      <Row rules={rules} id={id} />
    </NextIntlClientProvider>,
  ).container;
}

afterEach(() => {
  cleanup();
  made = [];
});

/** What changes an option of each kind, and how many examples stand beside it. */
const CONTROLS: Record<string, { role: string; all: (rules: Rules) => number }> = {
  choice: { role: 'radio', all: () => 2 },
  order: { role: 'button', all: () => 1 },
  classes: { role: 'checkbox', all: ({ zhuangyuan }) => zhuangyuan.order.length },
  faces: { role: 'checkbox', all: () => 5 },
  number: { role: 'textbox', all: () => 1 },
  tier: { role: 'radio', all: ({ tiers }) => tiers.length + 1 },
  prizes: { role: 'link', all: () => 1 },
};

describe('every option', () => {
  it.each(OPTIONS.map(({ id }) => id))(
    '%s: has an editor, a sentence and an example for each choice, in three languages',
    (id) => {
      const { editor } = optionOf(id);
      const rules = PRESETS.hehuo;
      for (const locale of LOCALES) {
        const shown = show(locale, id, editor.kind === 'number' ? withNumbers(rules) : rules);
        const control = CONTROLS[editor.kind];
        if (!control) throw new Error(editor.kind);
        expect(screen.getAllByRole(control.role).length, locale).toBeGreaterThan(0);
        expect(shown.querySelector('p')?.textContent, locale).not.toBe('');
        const examples = screen.getAllByRole('figure');
        const wanted = editor.kind === 'choice' ? editor.values.length : control.all(rules);
        expect(examples, locale).toHaveLength(wanted);
        for (const example of examples) {
          const dice = within(example).queryAllByRole('img');
          // A die out of the bowl is not shown; what follows it is.
          expect(dice.length, locale).toBeGreaterThan(0);
        }
        expect(shown.querySelector('[style]')).toBeNull();
        cleanup();
      }
    },
  );

  it.each(LOCALES)('has no sentence too many, in %s', (locale) => {
    const { option, idle } = messagesOf(locale).options as { option: Tree; idle: Tree };
    const known = new Set<string>(['lead', ...IDLE_REASONS]);
    expect(Object.keys(idle).filter((reason) => !known.has(reason))).toEqual([]);
    for (const { id } of OPTIONS) {
      const found = id
        .split('.')
        .reduce<Tree | string | undefined>(
          (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
          option,
        ) as Tree;
      const { editor } = optionOf(id);
      const values: readonly (string | boolean)[] =
        editor.kind === 'choice' ? editor.values : editor.kind === 'tier' ? ['nowhere'] : [];
      expect(Object.keys((found.choice ?? {}) as Tree).sort(), id).toEqual(values.map(String).sort());
    }
  });
});

function withNumbers(rules: Rules): Rules {
  const parsed = parseRules({ ...rules, roundLimit: 2 });
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

describe('an editor', () => {
  it('changes what it says it does', () => {
    show('zh-CN', 'finish');
    fireEvent.click(screen.getByRole('radio', { name: '博完这一圈' }));
    expect(made).toEqual([['finish', 'finish-round']]);
    expect(screen.getByText('未保存')).toBeTruthy();
    expect(screen.getByText('少见：没有一套规则这样')).toBeTruthy();
  });

  it('moves a class up, out and in again', () => {
    show('zh-CN', 'zhuangyuan.order', PRESETS.plain);
    fireEvent.click(screen.getByRole('button', { name: '状元插金花往上排' }));
    fireEvent.click(screen.getByRole('button', { name: '四红不算状元' }));
    fireEvent.click(screen.getByRole('button', { name: '遍地锦也算状元' }));
    expect(made.map(([, value]) => value)).toEqual([
      ['sihong', 'wuzi', 'wuhong', 'liuhong', 'jinhua'],
      ['wuzi', 'wuhong', 'liuhong', 'jinhua'],
      ['wuzi', 'wuhong', 'liuhong', 'jinhua', 'biandijin'],
    ]);
  });

  it('keeps what was typed and says at the field what is wrong with it', () => {
    show('zh-CN', 'zhuangyuan.fallbackAfter', PRESETS.corporate);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: '两圈' } });
    expect((field as HTMLInputElement).value).toBe('两圈');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('请填 0 到 999,999,999 的整数。').length).toBeGreaterThan(0);
    fireEvent.change(field, { target: { value: '3' } });
    expect(made.at(-1)).toEqual(['zhuangyuan.fallbackAfter', 3]);
    expect(field.getAttribute('aria-invalid')).toBeNull();
  });

  it('explains a contradiction where it arises, and mends it', () => {
    const { zhuangyuan } = PRESETS.plain;
    const two = parseRules({ ...PRESETS.plain, zhuangyuan: { ...zhuangyuan, quantity: 2 } });
    if (!two.ok) throw new Error(two.error.code);
    show('zh-CN', 'zhuangyuan.immune', two.value);
    fireEvent.click(screen.getByRole('checkbox', { name: /^状元插金花/ }));
    expect(screen.getByRole('alert').textContent).toContain('每桌有 2 个状元，免抢只能用在一个状元的时候。');
    expect(screen.getByRole('link', { name: '去奖品页改' }).getAttribute('href')).toBe('/prizes');
    fireEvent.click(screen.getByRole('button', { name: '不要免抢' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of each tier shows the one that was chosen', () => {
    show('zh-CN', 'tiers.chase');
    fireEvent.click(screen.getByRole('button', { name: /^三红/ }));
    fireEvent.click(screen.getByRole('radio', { name: '往回数最近的一位' }));
    expect(made).toEqual([['tiers.chase@sanhong', 'nearest-behind']]);
    expect(screen.getByRole('button', { name: /^三红/ }).textContent).toBe('三红往回数最近的一位');
  });

  it('goes back to what the preset says', () => {
    show('zh-CN', 'extras.sijin');
    fireEvent.click(screen.getByRole('button', { name: '改回“plain”的' }));
    expect(made).toEqual([['extras.sijin', false]]);
  });
});
