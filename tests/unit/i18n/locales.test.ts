import { describe, expect, it } from 'vitest';
import { isLocale, matchLocale } from '@/lib/i18n/locales';

describe('matchLocale', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-TW,zh-TW;q=0.9', 'zh-TW'],
    ['zh-HK,zh;q=0.5', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-SG', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['ZH-tw', 'zh-TW'],
    ['en-US,en;q=0.9', 'en'],
    ['en-GB;q=0.7,zh-TW;q=0.8', 'zh-TW'],
    ['fr-FR,en;q=0.3', 'en'],
    ['en;q=0,zh-TW;q=0.1', 'zh-TW'],
    ['fr-FR,de', 'zh-CN'],
    ['*', 'zh-CN'],
    ['', 'zh-CN'],
    ['zhong', 'zh-CN'],
    [';;;,q=,', 'zh-CN'],
  ])('of %j is %s', (header, locale) => {
    expect(matchLocale(header)).toBe(locale);
  });

  it('of a browser that says nothing is the default', () => {
    expect(matchLocale(null)).toBe('zh-CN');
    expect(matchLocale(undefined)).toBe('zh-CN');
  });
});

describe('isLocale', () => {
  it('knows the three and nothing else', () => {
    expect(['zh-CN', 'zh-TW', 'en'].every(isLocale)).toBe(true);
    expect(['zh', 'EN', '', undefined, null, 1, '__proto__'].some(isLocale)).toBe(false);
  });
});
