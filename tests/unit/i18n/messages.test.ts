import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import { loadMessages, NAMESPACES } from '@/lib/i18n/messages';

const files = NAMESPACES.map((namespace) => `${namespace}.json`);

describe.each(LOCALES)('messages in %s', (locale) => {
  it('are loaded from every file of the folder', async () => {
    expect(readdirSync(`messages/${locale}`).sort()).toEqual([...files].sort());
    expect(Object.keys(await loadMessages(locale)).sort()).toEqual([...NAMESPACES].sort());
  });

  it('are in the language', async () => {
    const names = { 'zh-CN': '会饼', 'zh-TW': '會餅', en: 'Huibing' };
    expect((await loadMessages(locale)).common.appName).toBe(names[locale]);
  });
});
