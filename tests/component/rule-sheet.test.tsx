import { cleanup, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { RuleSheet } from '@/components/event/rule-sheet';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { PRESETS, PRESET_FINAL, PRESET_IDS, parseRules } from '@/lib/rules';
import { ruleSheet } from '@/lib/rules/rule-sheet';

const messagesOf = (locale: string) =>
  Object.fromEntries(
    ['sheet', 'rules'].map((namespace) => [
      namespace,
      JSON.parse(readFileSync(`messages/${locale}/${namespace}.json`, 'utf8')) as Record<string, unknown>,
    ]),
  );

function show(locale: Locale, ...[props]: Parameters<typeof RuleSheet>): HTMLElement {
  const onError = (error: Error): never => {
    throw error;
  };
  return render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC" onError={onError}>
      <RuleSheet {...props} />
    </NextIntlClientProvider>,
  ).container;
}

afterEach(cleanup);

describe('the rule sheet', () => {
  it('tells the sections and what is in them, with dice that have a name', () => {
    show('zh-CN', { rules: PRESETS.corporate });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['奖品和骰子', '状元', '大牌', '博完以后', '怎么博', '什么时候结束']);
    expect(screen.getByText('状元插金花免抢：当上状元就锁定，后面再大也抢不走')).toBeTruthy();
    const straight = screen.getByText('对堂：2 份').closest('li');
    if (!straight) throw new Error('no tier');
    const dice = within(straight).getByRole('img', { name: '骰子 123456' });
    expect(dice.querySelectorAll('.die')).toHaveLength(6);
  });

  it('says which of two throws beats the other', () => {
    show('en', { rules: PRESETS.lugu });
    const line = screen.getByText('Only the sixth die counts, whatever the five show').parentElement;
    expect(within(line ?? document.body).getAllByRole('img')).toHaveLength(2);
    expect(line?.textContent).toContain('beats');
  });

  it('keeps the names that an organiser gave', () => {
    const rules = parseRules({
      preset: 'plain',
      tiers: [{ ...PRESETS.plain.tiers[0], name: '红包' }],
      consolation: { id: 'cake', name: '月饼', quantity: 3 },
    });
    if (!rules.ok) throw new Error(rules.error.code);
    show('en', { rules: rules.value });
    expect(screen.getByText('红包: 32 prizes')).toBeTruthy();
    expect(screen.getByText(/^月饼: 3 prizes\./)).toBeTruthy();
  });

  it.each(PRESET_IDS)(
    '%s: has a line for every statement, the final’s included, in three languages',
    (preset) => {
      const final = { format: PRESET_FINAL[preset], places: 2, rounds: 3 };
      const count = (items: ReturnType<typeof ruleSheet>[number]['items']): number =>
        items.reduce((sum, { details }) => sum + 1 + count(details), 0);
      const lines = ruleSheet(PRESETS[preset], final).reduce((sum, { items }) => sum + count(items), 0);
      for (const locale of LOCALES) {
        const shown = show(locale, { rules: PRESETS[preset], final });
        expect(shown.querySelectorAll('li')).toHaveLength(lines);
        expect(shown.querySelector('[style]')).toBeNull();
        cleanup();
      }
    },
  );
});
