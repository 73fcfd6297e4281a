import { expect, test } from 'vitest';
import { formatMoney, moneyToText, textToMoney } from '@/lib/schemas/money';

test.each([
  ['12.5', 1250],
  ['1,299', 129_900],
  ['０．０１', 1],
  [' 89 ', 8900],
  ['12.500', 1250],
  ['', 0],
])('“%s” is %i fen', (text, minor) => {
  expect(textToMoney(text, 'CNY')).toBe(minor);
});

test.each(['-1', '1.234', '12元', 'abc', '1e3', '.5'])('“%s” is no amount', (text) => {
  expect(textToMoney(text, 'CNY')).toBeNull();
});

test('what is shown in an input is read as the same amount', () => {
  for (const minor of [0, 1, 10, 99, 100, 1250, 89_900, 2_000_000_000]) {
    expect(textToMoney(moneyToText(minor, 'CNY'), 'CNY')).toBe(minor);
    expect(textToMoney(moneyToText(minor, 'TWD'), 'TWD')).toBe(minor);
  }
});

test('amounts have decimals only where they say something', () => {
  expect(formatMoney(89_900, 'CNY', 'zh-CN')).toBe('¥899');
  expect(formatMoney(89_950, 'CNY', 'zh-CN')).toBe('¥899.50');
});
