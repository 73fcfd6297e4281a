import { describe, expect, it } from 'vitest';
import { ROSTER_FIELDS } from '../../lib/import/fields';
import { columnsIn, findColumns } from '../../lib/import/find-columns';
import { HEADINGS } from '../../lib/import/headings';
import { rowsOf } from './helpers/rows';

const columnsOf = (...cells: string[]) => columnsIn({ number: 1, cells }).columns;

describe('headings', () => {
  it.each(ROSTER_FIELDS.flatMap((field) => HEADINGS[field].map((word) => [field, word] as const)))(
    '%s is found by %j',
    (field, word) => {
      expect(columnsOf('', word)).toEqual({ [field]: 2 });
    },
  );

  it('mean one field each', () => {
    const words = ROSTER_FIELDS.flatMap((field) => HEADINGS[field]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each([
    ['姓 名', 'name'],
    ['姓\u3000\u3000名', 'name'],
    ['姓\n名', 'name'],
    ['* 姓名', 'name'],
    ['姓名（必填）', 'name'],
    ['姓名:', 'name'],
    ['姓名 Name', 'name'],
    ['参加活动人员姓名', 'name'],
    ['NAME', 'name'],
    ['工号 / Employee ID', 'employeeNumber'],
    ['手机号码(11位)', 'phone'],
    ['桌号【第几桌】', 'table'],
    ['桌号 Table No.', 'table'],
    ['家属 Family', 'external'],
    ['Employee No.', 'employeeNumber'],
    ['Dept.', 'department'],
    ['Employee_ID', 'employeeNumber'],
  ])('%j is %s', (heading, field) => {
    expect(columnsOf(heading)).toEqual({ [field]: 1 });
  });

  it.each([
    ...[
      '序号',
      '序號',
      'No.',
      '#',
      '紧急联系人姓名',
      '部门负责人姓名',
      '家属姓名',
      '家属人数',
      '紧急联系电话',
    ],
    ...['英文姓名', 'Department manager name', 'User name', 'First name', '签名', '性别', '日期', ''],
    '2026 年中秋博饼员工姓名与工号登记表，请各部门于九月二十日前报送',
  ])('%j means nothing', (heading) => {
    expect(columnsOf(heading)).toEqual({});
  });

  it('go to the likelier of two columns', () => {
    expect(columnsOf('家属姓名', '员工姓名', '一级部门', '部门', '编号', '工号')).toEqual({
      name: 2,
      department: 4,
      employeeNumber: 6,
    });
  });
});

describe('findColumns', () => {
  it('finds the headings below a title and an empty row', () => {
    const rows = rowsOf([
      ['2026 年中秋博饼报名表（9 月 20 日截止）'],
      [],
      ['序号', '工号', '姓 名', '所属部门', '手机号码', '是否家属', '备注'],
      ['1', '00013', '蔡超', '财务部', '13300000000', '', ''],
    ]);
    expect(findColumns(rows)).toMatchObject({
      headerRow: 3,
      columns: { employeeNumber: 2, name: 3, department: 4, phone: 5, external: 6, note: 7 },
    });
  });

  it('prefers the row with more headings to a title that names one', () => {
    const rows = rowsOf([['员工姓名表'], ['姓名', '部门'], ['王伟', '市场部']]);
    expect(findColumns(rows).headerRow).toBe(2);
  });

  it('reads headings in two rows, where the upper one is merged over them', () => {
    const rows = rowsOf([
      ['姓名', '联系方式', '', '桌号'],
      ['姓名', '手机', '邮箱', '桌号'],
      ['王伟', '138', '', '1'],
    ]);
    expect(findColumns(rows)).toMatchObject({ headerRow: 2, columns: { name: 1, phone: 2, table: 4 } });
  });

  it('finds nothing without a heading for names', () => {
    const rows = rowsOf([
      ['工号', '部门'],
      ['00013', '财务部'],
    ]);
    expect(findColumns(rows)).toEqual({ headerRow: null, columns: {}, score: 0 });
  });
});
