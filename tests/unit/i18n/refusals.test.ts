import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The codes that the use cases refuse with, as they stand in their source. */
function refusedCodes(): string[] {
  const codes = ['lib/services', 'lib/auth'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder))
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => [
        ...readFileSync(path.join(ROOT, folder, name), 'utf8').matchAll(/\brefused\('([a-z-]+)'/g),
      ])
      .map(([, code = '']) => code),
  );
  return [...new Set(codes)].sort();
}

describe('what the use cases refuse with', () => {
  it('is found', () => {
    expect(refusedCodes()).toEqual(expect.arrayContaining(['conflict', 'not-found', 'wrong-pin']));
  });

  it.each(LOCALES)('has a sentence each in %s', (locale) => {
    const sentences = JSON.parse(
      readFileSync(path.join(ROOT, `messages/${locale}/errors.json`), 'utf8'),
    ) as object;
    expect(refusedCodes().filter((code) => !(code in sentences))).toEqual([]);
  });
});
