import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { AuditRowView } from '@/components/event/audit/audit-row';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { PRESETS } from '@/lib/rules';
import type { AuditRow } from '@/lib/schemas/audit-view';
import zhCN from '@/messages/zh-CN/audit.json';
import { AUDIT_ROWS } from './helpers/audit-rows';

afterEach(cleanup);

type Messages = Record<string, typeof zhCN>;
const CONTEXT = { rules: PRESETS.corporate, currency: 'CNY', timeZone: 'Asia/Shanghai' };

function messagesOf(locale: Locale): Messages {
  const files = readdirSync(`messages/${locale}`);
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`messages/${locale}/${file}`, 'utf8')) as typeof zhCN,
    ]),
  );
}

/** What a row says: its sentence, then what has changed. */
function read(row: AuditRow, locale: Locale): string[] {
  const { container } = render(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Shanghai">
      <ol>
        <AuditRowView eventId="event" row={row} context={CONTEXT} />
      </ol>
    </NextIntlClientProvider>,
  );
  const parts = [...container.querySelectorAll('div > p, div > ul > li')].map((one) => one.textContent);
  cleanup();
  return parts;
}

const rowsOf = (action: string) => AUDIT_ROWS.filter((row) => row.action === action);
const readAll = (action: string, locale: Locale) =>
  rowsOf(action).map((row) => read(row, locale).join(' | '));

describe('the list of changes', () => {
  test('is read here with a row of every action that has a sentence', () => {
    const actions = Object.entries(zhCN.action).flatMap(([noun, verbs]) =>
      Object.keys(verbs).map((verb) => `${noun}.${verb}`),
    );
    expect([...new Set(AUDIT_ROWS.map(({ action }) => action))].sort()).toEqual(actions.sort());
  });

  test.each(LOCALES)('leaves no gap and no code in any sentence, in %s', (locale) => {
    for (const row of AUDIT_ROWS) {
      for (const part of read(row, locale)) {
        expect(part, row.action).not.toMatch(/^\s|\s$|\s\s|：\s|[：:]$|[（(]\s*[）)]|“”|「」/);
        expect(part, row.action).not.toMatch(/own-1|undefined|\bnone \d|[0-9a-f]{8}-|zh-|jinshi|yixiu/);
      }
    }
  });

  test('names a sitting that is gone, and its number where it had no name', () => {
    expect(readAll('sitting.remove', 'zh-CN')).toEqual([
      '删除了第 2 场和它的 10 桌 | 时间：2026年9月25日 12:00',
      '删除了午场 | 时间：2026年9月25日 12:00',
    ]);
    expect(readAll('sitting.remove', 'en')[0]).toContain('removed Sitting 2 with its 10 tables');
    const former = { ...(rowsOf('sitting.remove')[0] as AuditRow), detail: { sitting: 'gone', tables: 0 } };
    expect(read(former, 'zh-TW')[0]).toBe('刪除了一個梯次');
  });

  test.each([
    [
      'zh-CN',
      ['导出了桌卡 PDF（英文，2 桌）', '导出了活动须知 PDF（简体中文）'],
      ['导出了奖品清单工作簿（简体中文）', '导出了采购和装箱工作簿（繁体中文）'],
    ],
    [
      'zh-TW',
      ['匯出了桌卡 PDF（英文，2 桌）', '匯出了活動須知 PDF（簡體中文）'],
      ['匯出了獎品清單活頁簿（簡體中文）', '匯出了採購和裝箱活頁簿（繁體中文）'],
    ],
    [
      'en',
      ['exported a PDF: Table cards (English, 2 tables)', 'exported a PDF: Rule sheet (simplified Chinese)'],
      [
        'exported the workbook of the prize list (simplified Chinese)',
        'exported the workbook of shopping and packing (traditional Chinese)',
      ],
    ],
  ] as const)('says what was exported, and in which language, in %s', (locale, prints, workbooks) => {
    expect(readAll('prints.export', locale)).toEqual(prints);
    expect([...readAll('results.export', locale), ...readAll('prizes.export', locale)]).toEqual(workbooks);
    const former = { ...(rowsOf('results.export')[0] as AuditRow), detail: { games: 1, guests: 1 } };
    expect(read(former, locale)).toEqual([workbooks[0].replace(/ ?[（(].*/, '')]);
  });

  test('tells goods, tiers and people by what they are called', () => {
    expect(readAll('prizes.final', 'zh-CN')).toEqual(['修改了王中王的奖品 | 奖品：第 1 名 电视机 ×1 ¥3,999']);
    expect(readAll('prizes.remove', 'en')).toEqual(['removed the tier “幸运” | Goods: 月饼 ×2 ¥99']);
    expect(readAll('rules.preset', 'zh-TW')[0]).toContain('一秀 ×32 → 進士 ×10');
    expect(readAll('guest.add', 'zh-CN')).toEqual(['添加了参加者 张伟 | 工号：00012 | 部门：研发']);
    expect(readAll('bond.remove', 'zh-CN')).toEqual(['不再要求 张伟、王芳 分开坐']);
    expect(readAll('tables.remove', 'en')).toEqual(['removed tables 7, 8; 3 guests have no seat']);
  });
});
