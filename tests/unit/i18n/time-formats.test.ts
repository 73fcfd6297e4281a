import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';

const BY_HAND =
  /\b(?:hourCycle|hour12|timeStyle|hour: '|month: '(?:long|short)|toLocale(?:Time|Date)?String\()/;
const EVENING = new Date('2026-09-25T10:05:09Z');
const tell = (locale: string, format: keyof typeof TIME_FORMATS) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Shanghai', ...TIME_FORMATS[format] })
    .format(EVENING)
    .replaceAll(/\s/g, ' ');

describe('a moment', () => {
  test('is told as the language does, on a clock of 24 hours', () => {
    expect(LOCALES.map((locale) => tell(locale, 'moment'))).toEqual([
      '2026年9月25日 18:05',
      '2026年9月25日 18:05',
      'September 25, 2026 at 18:05',
    ]);
    expect(LOCALES.map((locale) => tell(locale, 'seconds'))).toEqual(Array(3).fill('18:05:09'));
    expect(tell('en', 'brief')).toBe('September 25 at 18:05');
    expect(tell('zh-TW', 'evening')).toContain('週五 18:05');
  });

  test('is told by these formats alone', () => {
    // A wall clock is read, and rows are sorted by their text, in a language of their own.
    const own = [
      'lib/schemas/time-formats.ts',
      'lib/schemas/zoned-time.ts',
      'lib/export/sheets/log-sheet.ts',
    ];
    const files = ['app', 'components', 'lib'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const byHand = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/') && !own.includes(file))
      .filter((file) => BY_HAND.test(readFileSync(file, 'utf8')));
    expect(files.length).toBeGreaterThan(own.length);
    expect(byHand).toEqual([]);
  });
});
