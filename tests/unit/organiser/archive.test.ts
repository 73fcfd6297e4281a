import { expect, test } from 'vitest';
import { isNameOf } from '@/lib/schemas/archive';

test.each(['2026 中秋博饼', ' 2026 中秋博饼 ', '2026  中秋博饼', '２０２６ 中秋博饼', '2026\u00a0中秋博饼'])(
  '“%s” is the event’s name as a person types it',
  (typed) => {
    expect(isNameOf('2026 中秋博饼', typed)).toBe(true);
  },
);

test.each(['', '2026', '中秋博饼', '2025 中秋博饼', '2026 中秋博饼2'])('“%s” is not', (typed) => {
  expect(isNameOf('2026 中秋博饼', typed)).toBe(false);
});
