import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { CurrentCard } from '@/components/event/rules/current-card';
import { useOptionWords } from '@/components/event/rules/use-option-words';
import type { RulesEditing } from '@/components/event/rules/use-rules-draft';
import { parseRules, PRESETS } from '@/lib/rules';
import { applyChanges, type Changes } from '@/lib/schemas/rule-options/changes';
import options from '@/messages/zh-CN/options.json';
import rulebook from '@/messages/zh-CN/rulebook.json';
import rules from '@/messages/zh-CN/rules.json';

afterEach(cleanup);

const saved = PRESETS.corporate;
const nothing = () => undefined;

function editingOf(changes: Changes): RulesEditing {
  const draft = applyChanges(saved, changes);
  const parsed = parseRules(draft);
  if (!parsed.ok) throw new Error('no rules');
  return {
    ...{ saved, seen: saved, changes, draft, rules: parsed.value, problems: [], merge: null },
    ...{ set: nothing, setEach: nothing, dropEach: nothing, dropAll: nothing, accept: nothing },
  };
}

function Shown({ changes }: { changes: Changes }) {
  const editing = editingOf(changes);
  const words = useOptionWords(editing.rules);
  return (
    <CurrentCard
      {...{ editing, words, reference: 'corporate', referenceName: '企业团建', title: '企业团建' }}
      onOpen={nothing}
    />
  );
}

function show(changes: Changes): void {
  render(
    <NextIntlClientProvider locale="zh-CN" messages={{ options, rulebook, rules }} timeZone="Asia/Shanghai">
      <Shown changes={changes} />
    </NextIntlClientProvider>,
  );
}

describe('the rules of now', () => {
  test('are those that are saved; what saving would change stands apart, from what to what', () => {
    show({ finish: 'stop', roundLimit: 6 });
    screen.getByText('已保存');
    // What is saved is still told by its traits, and not by what was changed since.
    screen.getByText('都博完后再走一圈，状元没换就结束');
    expect(screen.queryByText('每人最多 6 把')).toBeNull();
    expect(screen.queryByText(/项不同/)).toBeNull();
    const unsaved = within(screen.getByRole('region', { name: /未保存/ }));
    expect(unsaved.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^都博完了，再博多久.+ → .+$/),
      expect.stringMatching(/→ 6 把$/),
    ]);
  });

  test('are just themselves where nothing was changed', () => {
    show({});
    expect(screen.queryByText('已保存')).toBeNull();
    expect(screen.queryByText('未保存')).toBeNull();
  });
});
