import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../lib/i18n/locales';
import { ROSTER_FIELDS, type RosterField } from '../../lib/import/fields';
import { findColumns } from '../../lib/import/find-columns';
import { readWorkbook } from '../../lib/import/read-workbook';
import { rosterTemplate } from '../../lib/import/template';
import ExcelJS from 'exceljs';

interface Words {
  templateSheet: string;
  heading: Record<RosterField, string>;
}

/** The template's words in each language, as the page gives them. */
const words = LOCALES.map((locale) => {
  const file = path.join(import.meta.dirname, `../../messages/${locale}/roster.json`);
  const { templateSheet, heading } = JSON.parse(readFileSync(file, 'utf8')) as Words;
  return [locale, templateSheet, heading] as const;
});

describe.each(words)('the template in %s', (_, sheetName, headings) => {
  it('is found whole by the importer', async () => {
    const read = await readWorkbook(await rosterTemplate({ sheetName, headings, sittings: true }));
    const sheet = read.ok ? read.value[0] : undefined;
    expect(sheet?.name).toBe(sheetName);
    const expected = Object.fromEntries(ROSTER_FIELDS.map((field, index) => [field, index + 1]));
    expect(findColumns(sheet?.rows ?? []).columns).toEqual(expected);
  });

  it('asks for the sitting only where the event has several', async () => {
    const read = await readWorkbook(await rosterTemplate({ sheetName, headings, sittings: false }));
    const { columns } = findColumns(read.ok ? (read.value[0]?.rows ?? []) : []);
    expect(Object.keys(columns).toSorted()).toEqual(
      ROSTER_FIELDS.filter((field) => field !== 'sitting').toSorted(),
    );
  });

  it('has columns of text, so that zeros stay', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Buffer.from(await rosterTemplate({ sheetName, headings, sittings: true })).buffer);
    expect(book.getWorksheet(sheetName)?.getColumn(2).numFmt).toBe('@');
  });
});
