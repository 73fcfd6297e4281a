import { expect, test } from 'vitest';
import { isolate } from '@/lib/schemas/isolate';

test.each(['张伟', 'Anna Müller', '𠮷野㛃🎉', ''])('%s stands in a sentence as it is', (name) => {
  expect(isolate(name)).toBe(name);
});

test.each(['محمد علی', 'דוד כהן', 'Ali محمد'])('%s turns nothing round', (name) => {
  expect(isolate(name)).toBe(`\u2068${name}\u2069`);
});
