import { describe, expect, it } from 'vitest';
import { ROSTER_FIELDS, type RosterField } from '../../lib/import/fields';
import { findColumns } from '../../lib/import/find-columns';
import { readWorkbook } from '../../lib/import/read-workbook';
import { rosterTemplate } from '../../lib/import/template';
import ExcelJS from 'exceljs';

const HEADINGS: Readonly<Record<string, Readonly<Record<RosterField, string>>>> = {
  名单: {
    ...{ name: '姓名', employeeNumber: '工号', department: '部门', phone: '手机' },
    ...{ table: '桌号', seat: '座位', external: '是否家属', note: '备注' },
  },
  名單: {
    ...{ name: '姓名', employeeNumber: '員工編號', department: '部門', phone: '手機' },
    ...{ table: '桌號', seat: '座號', external: '是否家屬', note: '備註' },
  },
  Roster: {
    ...{ name: 'Name', employeeNumber: 'Employee ID', department: 'Department', phone: 'Phone' },
    ...{ table: 'Table', seat: 'Seat', external: 'External', note: 'Note' },
  },
};

describe.each(Object.entries(HEADINGS))('the template %s', (sheetName, headings) => {
  it('is found whole by the importer', async () => {
    const read = await readWorkbook(await rosterTemplate({ sheetName, headings }));
    const sheet = read.ok ? read.value[0] : undefined;
    expect(sheet?.name).toBe(sheetName);
    const expected = Object.fromEntries(ROSTER_FIELDS.map((field, index) => [field, index + 1]));
    expect(findColumns(sheet?.rows ?? []).columns).toEqual(expected);
  });

  it('has columns of text, so that zeros stay', async () => {
    const book = new ExcelJS.Workbook();
    await book.xlsx.load(Buffer.from(await rosterTemplate({ sheetName, headings })).buffer);
    expect(book.getWorksheet(sheetName)?.getColumn(2).numFmt).toBe('@');
  });
});
