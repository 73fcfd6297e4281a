import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GUESTS, readRoster } from '../../lib/import/roster';
import { brief, rowsOf } from './helpers/rows';

const HEADER = ['工号', '姓名', '部门', '手机', '桌号', '座位', '是否家属', '备注'];
const rosterOf = (...rows: readonly (readonly string[])[]) => readRoster(rowsOf([HEADER, ...rows]));

describe('a row', () => {
  it('becomes a guest', () => {
    const { guests, problems } = rosterOf(
      ['00013', ' 王  伟 ', '财务部', '138 0000 0000', '第3桌', '5号', '', '素食'],
      ['', 'Anna', '', '', '', '', '家属', ''],
    );
    expect(problems).toEqual([]);
    expect(guests).toEqual([
      {
        row: 2,
        name: '王伟',
        employeeNumber: '00013',
        department: '财务部',
        phone: '138 0000 0000',
        table: 3,
        seat: 5,
        external: false,
        note: '素食',
      },
      {
        row: 3,
        name: 'Anna',
        employeeNumber: null,
        department: '',
        phone: '',
        table: null,
        seat: null,
        external: true,
        note: '',
      },
    ]);
  });

  it('keeps names that begin like formulas, rare characters, emoji and right-to-left text', () => {
    const names = [
      '=1+1',
      '+王',
      '-李四',
      '@小明',
      '镕㛃',
      '𠮷田 花子',
      '王🎲',
      'محمد علي',
      '阿依古丽·买买提',
    ];
    const { guests, problems } = rosterOf(...names.map((name) => ['', name]));
    expect(guests.map(({ name }) => name)).toEqual(names);
    expect(problems).toEqual([]);
  });

  it('without a name, or with one that can’t be used, is left out', () => {
    const roster = rosterOf(
      ['00013', ''],
      ['00020', '王\0伟'],
      ['00027', '王\ud842'],
      ['00034', '王\ufffd'],
      ['00041', '王'.repeat(101)],
      ['00048', '𠮷'.repeat(100)],
      ['00055', '#N/A'],
    );
    expect(roster.guests.map(({ row }) => row)).toEqual([7]);
    expect(brief(roster)).toEqual([
      '2 name name-missing',
      '3 name name-unreadable',
      '4 name name-unreadable',
      '5 name name-unreadable',
      '6 name name-too-long',
      '8 name cell-error',
      '8 name name-missing',
    ]);
    expect(roster.problems[4]).toMatchObject({ params: { length: 101, limit: 100 }, severity: 'error' });
  });

  it('keeps the guest where another cell can’t be read', () => {
    const roster = rosterOf(
      ['1.35E+10', '甲', 'x'.repeat(81), '1.38E+10', '3或4', '靠窗', '也许', 'a\u0007'],
      ['#REF!', '乙', '财务部', '', '主桌', '', '', '字'.repeat(501)],
      ['9'.repeat(41), '丙', '', '\ud842'],
    );
    expect(roster.guests).toMatchObject([
      {
        name: '甲',
        employeeNumber: null,
        department: 'x'.repeat(80),
        phone: '',
        table: null,
        seat: null,
        external: false,
        note: '',
      },
      { name: '乙', employeeNumber: null, table: '主桌', note: '字'.repeat(500) },
      { name: '丙', employeeNumber: null, phone: '' },
    ]);
    expect(brief(roster)).toEqual([
      '2 employeeNumber employee-number-damaged',
      '2 department text-too-long',
      '2 phone phone-damaged',
      '2 table table-unreadable',
      '2 seat seat-unreadable',
      '2 external external-unreadable',
      '2 note text-unreadable',
      '3 employeeNumber cell-error',
      '3 note text-too-long',
      '4 employeeNumber employee-number-damaged',
      '4 phone text-unreadable',
    ]);
    expect(roster.problems.every(({ severity }) => severity === 'warning')).toBe(true);
  });

  it('is told apart from the rows that are none', () => {
    const roster = rosterOf(
      ['00013', '王伟', '财务部'],
      [],
      [' ', '\u3000', '\u00a0'],
      ['工号', '姓 名', '部门'],
      ['合计', '', ''],
      ['', '总计：1人', ''],
      ['小计', '1', ''],
      ['注：请勿外传', '', ''],
      ['', '制表人：李四', ''],
      ['', 'Total', '', '52'],
    );
    expect(roster.guests).toHaveLength(1);
    expect(brief(roster)).toEqual([
      '5 - heading-row',
      '6 - sum-row',
      '7 - sum-row',
      '8 - sum-row',
      '9 - note-row',
      '10 - note-row',
      '11 - sum-row',
    ]);
  });

  it('with nothing but its running number is empty, and a text beside the columns is a note', () => {
    const rows = rowsOf([
      ['序号', '姓名'],
      ['1', '王伟'],
      ['2', ''],
      ['共 1 人', ''],
      ['截止 9 月 20 日', ''],
    ]);
    const roster = readRoster(rows);
    expect(roster.guests).toHaveLength(1);
    expect(brief(roster)).toEqual(['4 - sum-row', '5 - note-row']);
  });

  it('that is hidden is read, and told', () => {
    const [header, row] = rowsOf([HEADER, ['00013', '王伟']]);
    if (!header || !row) throw new Error('two rows');
    const roster = readRoster([header, { ...row, hidden: true }]);
    expect(roster.guests).toHaveLength(1);
    expect(brief(roster)).toEqual(['2 - row-hidden']);
  });
});

describe('rows together', () => {
  it('with one employee number: the later is left out', () => {
    const roster = rosterOf(['a13', '王伟'], ['A13', '李敏'], ['Ａ１３', '刘晨']);
    expect(roster.guests.map(({ name }) => name)).toEqual(['王伟']);
    expect(brief(roster)).toEqual([
      '3 employeeNumber employee-number-repeated',
      '4 employeeNumber employee-number-repeated',
    ]);
    expect(roster.problems[0]).toMatchObject({ severity: 'error', params: { firstRow: 2 } });
  });

  it('with an employee’s number for the family: they come along without it', () => {
    const roster = rosterOf(
      ['00013', '小王', '', '', '', '', '是'],
      ['00013', '王伟', '', '', '', '', '否'],
      ['00013', '王太', '', '', '', '', '家属'],
    );
    expect(roster.guests.map(({ name, employeeNumber }) => [name, employeeNumber])).toEqual([
      ['小王', null],
      ['王伟', '00013'],
      ['王太', null],
    ]);
    expect(brief(roster)).toEqual([
      '2 employeeNumber employee-number-shared',
      '4 employeeNumber employee-number-shared',
    ]);
  });

  it('with one name: both stay, told apart by number', () => {
    const roster = rosterOf(['00083', '王伟', '生产一部'], ['00230', '王 伟', '市场部']);
    expect(roster.guests.map(({ employeeNumber }) => employeeNumber)).toEqual(['00083', '00230']);
    expect(roster.problems).toEqual([
      {
        row: 3,
        column: 'name',
        code: 'name-repeated',
        params: { value: '王伟', firstRow: 2 },
        severity: 'warning',
      },
    ]);
  });

  it('on one seat: the later keeps the table alone', () => {
    const roster = rosterOf(
      ['', '甲', '', '', '3', '5'],
      ['', '乙', '', '', '第三桌', '5'],
      ['', '丙', '', '', '', '5'],
    );
    expect(roster.guests.map(({ table, seat }) => [table, seat])).toEqual([
      [3, 5],
      [3, null],
      [null, 5],
    ]);
    expect(brief(roster)).toEqual(['3 seat seat-repeated']);
  });
});

describe('a whole file', () => {
  it('without rows, without a name column, or with headings alone is refused', () => {
    expect(brief(readRoster([]))).toEqual(['- - no-rows']);
    expect(
      brief(
        readRoster(
          rowsOf([
            ['工号', '部门'],
            ['00013', '财务部'],
          ]),
        ),
      ),
    ).toEqual(['- name no-name-column']);
    expect(brief(rosterOf())).toEqual(['- - no-rows']);
    expect(brief(rosterOf(['合计', '0']))).toEqual(['- - no-rows', '2 - sum-row']);
  });

  it('may have 10,000 guests and not one more', () => {
    const rows = Array.from({ length: MAX_GUESTS }, (_, index) => [String(index), `Guest ${index}`]);
    expect(rosterOf(...rows).guests).toHaveLength(MAX_GUESTS);
    const roster = rosterOf(...rows, ['x', 'One more']);
    expect(roster.guests).toEqual([]);
    expect(roster.problems).toMatchObject([
      { row: null, code: 'too-many-rows', params: { limit: MAX_GUESTS } },
    ]);
  });

  it('shows its headings and first rows for choosing columns by hand', () => {
    const roster = readRoster(rowsOf([['报名表'], ['员工', '部门'], ['王伟', '财务部']]));
    expect(roster).toMatchObject({ headerRow: null, columns: {}, headings: [], guests: [] });
    expect(roster.preview.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(rosterOf(['00013', '王伟'])).toMatchObject({ headerRow: 1, headings: HEADER });
  });

  it('with two lists side by side says that one was not read', () => {
    const roster = readRoster(
      rowsOf([
        ['姓名', '桌号', '姓 名', '桌号'],
        ['王伟', '1', '李敏', '2'],
      ]),
    );
    expect(roster.guests).toHaveLength(1);
    expect(brief(roster)).toEqual(['- name name-column-repeated']);
  });
});

describe('a mapping by the user', () => {
  const rows = rowsOf([['报名表'], ['员工', '组'], ['王伟', '1'], ['李敏', '2']]);

  it('names the header row and the columns', () => {
    const roster = readRoster(rows, { headerRow: 2, columns: { name: 1, table: 2 } });
    expect(roster.headerRow).toBe(2);
    expect(roster.guests.map(({ name, table }) => [name, table])).toEqual([
      ['王伟', 1],
      ['李敏', 2],
    ]);
  });

  it('may say that there are no headings', () => {
    const roster = readRoster(rows, { headerRow: null, columns: { name: 1 } });
    expect(roster.guests.map(({ row }) => row)).toEqual([1, 2, 3, 4]);
  });

  it('may give the header row alone, or the columns alone', () => {
    const found = rowsOf([
      ['姓名', '部门'],
      ['姓名', '桌号'],
      ['王伟', '2'],
    ]);
    expect(readRoster(found, { headerRow: 2 }).columns).toEqual({ name: 1, table: 2 });
    expect(readRoster(found, { columns: { name: 2 } }).guests.map(({ name }) => name)).toEqual(['桌号', '2']);
  });

  it('without a column for names is refused', () => {
    expect(brief(readRoster(rows, { headerRow: 2, columns: { table: 2 } }))).toEqual([
      '- name no-name-column',
    ]);
  });
});

describe('any rows', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '王伟', '00013', '合计', '姓名', '第3桌', '家属', '1.3E+10', '#N/A', '\0'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  it('never throw, and give guests whose texts are clean and numbers their own', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }), (cells) => {
        const roster = rosterOf(...cells);
        const numbers = roster.guests.flatMap(({ employeeNumber }) => employeeNumber?.toUpperCase() ?? []);
        expect(new Set(numbers).size).toBe(numbers.length);
        for (const { name, department, note } of roster.guests) {
          expect(name).not.toBe('');
          for (const text of [name, department, note]) {
            expect(text).toBe(text.normalize('NFC').trim());
            expect(text.isWellFormed()).toBe(true);
            expect(text).not.toMatch(/\p{Cc}/u);
          }
        }
      }),
    );
  });
});

describe('one column without headings', () => {
  const rows = ['张伟', '王伟', 'Anna Müller'].map((name, index) => ({ number: index + 1, cells: [name] }));

  it('is names where somebody pasted it', () => {
    const { guests, headerRow, columns } = readRoster(rows, { bareNames: true });
    expect(guests.map(({ name, row }) => [name, row])).toEqual([
      ['张伟', 1],
      ['王伟', 2],
      ['Anna Müller', 3],
    ]);
    expect([headerRow, columns]).toEqual([null, { name: 1 }]);
  });

  it('has a heading where it begins with one', () => {
    const withHeading = [
      { number: 1, cells: ['姓名'] },
      { number: 2, cells: ['张伟'] },
    ];
    expect(readRoster(withHeading, { bareNames: true }).guests.map(({ name }) => name)).toEqual(['张伟']);
  });

  it('is nothing that can be told in a file, or beside other columns', () => {
    expect(readRoster(rows).problems.map(({ code }) => code)).toEqual(['no-name-column']);
    const two = rows.map((row) => ({ ...row, cells: [...row.cells, '1'] }));
    expect(readRoster(two, { bareNames: true }).problems.map(({ code }) => code)).toEqual(['no-name-column']);
  });
});
