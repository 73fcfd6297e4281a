import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEXT_ENCODINGS, type TextEncoding } from '../../lib/import/decode-text';
import { DELIMITERS } from '../../lib/import/csv-rows';
import { readCsv, readDelimited } from '../../lib/import/read-csv';
import { MAX_ROWS_READ } from '../../lib/import/sheet';
import { canEncode, encode } from './helpers/encode';

const read = async (bytes: Uint8Array) => {
  const result = await readCsv(bytes);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const SIMPLIFIED = '工号,姓名,部门,桌号\r\n00013,王伟,人力资源部,1\r\n00020,镕㛃,生产一部,2\r\n';
const TRADITIONAL = '員工編號,姓名,部門,桌號\r\n00013,王偉,人力資源部,1\r\n00020,陳怡君,業務部,2\r\n';

describe('encodings', () => {
  it.each<[TextEncoding, boolean, string]>([
    ['utf-8', false, SIMPLIFIED],
    ['utf-8', true, SIMPLIFIED],
    ['utf-16le', false, SIMPLIFIED],
    ['utf-16le', true, SIMPLIFIED],
    ['utf-16be', false, SIMPLIFIED],
    ['utf-16be', true, SIMPLIFIED],
    ['gb18030', false, SIMPLIFIED],
    ['gb18030', false, `${SIMPLIFIED}00027,𠮷田 花子,,3\r\n`],
    ['gb18030', false, TRADITIONAL],
    ['big5', false, TRADITIONAL],
    ['utf-8', false, TRADITIONAL],
  ])('%s (mark: %s)', async (encoding, mark, text) => {
    const value = await read(encode(text, encoding, mark));
    expect(value.encoding).toBe(encoding);
    expect(value.rows.map(({ cells }) => cells.join(',')).join('\r\n')).toBe(text.trimEnd());
  });

  it.each([
    ['gb18030', '姓名\n王伟\n'],
    ['gb18030', '姓名\n龚靓\n欧阳铄\n'],
    ['big5', '姓名\n王偉\n'],
    ['big5', '姓名\n龔靚\n歐陽鑠\n'],
  ] as const)('%s is told by a few names: %j', async (encoding, text) => {
    expect((await read(encode(text, encoding))).encoding).toBe(encoding);
  });

  it('tell a file that is no text', async () => {
    expect(await readCsv(Uint8Array.of(0xff, 0xff, 0x80, 0x81))).toMatchObject({
      error: { code: 'file-encoding' },
    });
    expect(await readCsv(encode('姓名\n王\0伟', 'utf-8'))).toMatchObject({
      error: { code: 'file-encoding' },
    });
    const noise = Uint8Array.from({ length: 4096 }, (_, index) => (index * index * 31 + index) % 251);
    expect((await readCsv(noise)).ok).toBe(false);
  });
});

describe('delimiters and quotes', () => {
  it('survive every encoding, delimiter and line end', async () => {
    const characters = [...'王伟陈明部门人力资源中一二三 ,;"\t\n0aZ=+-@'];
    const field = fc
      .array(fc.constantFrom(...characters), { maxLength: 8 })
      .map((pieces) => pieces.join('').trim())
      .filter((text) => !/^="[^"]*"$/.test(text));
    const guests = fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 8 });
    return fc.assert(
      fc.asyncProperty(
        guests,
        fc.constantFrom(...TEXT_ENCODINGS.filter((encoding) => encoding !== 'big5')),
        fc.constantFrom(...DELIMITERS),
        fc.constantFrom('\n', '\r\n'),
        async (rows, encoding, delimiter, lineEnd) => {
          const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
          const lines = [['工号', '姓名', '部门'], ...rows].map((cells) => cells.map(quote).join(delimiter));
          const value = await read(encode(lines.join(lineEnd) + lineEnd, encoding));
          expect(value.delimiter).toBe(delimiter);
          const expected = rows.filter((cells) => cells.some((cell) => cell !== ''));
          expect(value.rows.slice(1).map(({ cells }) => cells)).toEqual(expected);
        },
      ),
    );
  });

  it('survive Big5, whatever its common characters', async () => {
    const characters = [...'陳偉業務部門員工編號張麗華劉德明國際資訊'].filter((one) =>
      canEncode(one, 'big5'),
    );
    const field = fc.string({ unit: fc.constantFrom(...characters), minLength: 2, maxLength: 6 });
    return fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(field, field), { minLength: 1, maxLength: 8 }), async (rows) => {
        const text = [['姓名', '部門'], ...rows].map((cells) => cells.join(';')).join('\n');
        const value = await read(encode(text, 'big5'));
        expect(value).toMatchObject({ encoding: 'big5', delimiter: ';' });
        expect(value.rows.slice(1).map(({ cells }) => cells)).toEqual(rows);
      }),
    );
  });

  it('are found though names contain other ones', async () => {
    expect(await read(encode('姓名;部门\n"陈, 明";a,b\n王伟;c,d', 'utf-8'))).toMatchObject({
      delimiter: ';',
    });
    expect(await read(encode('sep=;\n甲;乙\n', 'utf-8'))).toMatchObject({
      delimiter: ';',
      rows: [{ number: 2 }],
    });
  });

  it('count rows as a spreadsheet shows them', async () => {
    const { rows } = await read(encode('姓名,备注\n\n王伟,"一\n二"\n,\n李敏,\n', 'utf-8'));
    expect(rows).toEqual([
      { number: 1, cells: ['姓名', '备注'] },
      { number: 3, cells: ['王伟', '一\n二'] },
      { number: 5, cells: ['李敏'] },
    ]);
  });

  it('take off what keeps Excel from reading digits as a number', async () => {
    const { rows } = await read(encode('工号,姓名\n"=""00013""",王伟\n="00020",李敏\n', 'utf-8'));
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(['00013', '00020']);
  });

  it('leave formulas and stray quotes as texts', async () => {
    const { rows } = await read(encode('姓名,备注\n"=HYPERLINK(""http://x"",""点我"")",王"大"伟\n', 'utf-8'));
    expect(rows[1]?.cells).toEqual(['=HYPERLINK("http://x","点我")', '王"大"伟']);
  });

  it('that stay open are told', async () => {
    expect(await readCsv(encode('姓名,备注\n王伟,"素食\n李敏,\n', 'utf-8'))).toEqual({
      ok: false,
      error: { code: 'file-open-quote', params: { row: 2 } },
    });
  });
});

describe('large texts', () => {
  it('with a quotation mark open over thousands of rows are told, wherever it stands', async () => {
    const rows = '王伟,素食\n'.repeat(9_000);
    for (const before of [0, 8_000]) {
      const text = `姓名,备注\n${'李敏,\n'.repeat(before)}刘晨,"${rows.repeat(3)}`;
      expect(await readCsv(encode(text, 'utf-8'))).toEqual({
        ok: false,
        error: { code: 'file-open-quote', params: { row: before + 2 } },
      });
    }
  });

  it('may end in any number of empty rows', async () => {
    const { rows, truncated } = await read(
      encode(`姓名,备注\n王伟,\n${',\n'.repeat(30_000)}李敏,\n`, 'utf-8'),
    );
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 30_003]);
    expect(truncated).toBe(false);
  });

  it('of rows without end are refused', async () => {
    expect(await readCsv(encode(`姓名\n${','.repeat(400_000)}`, 'utf-8'))).toMatchObject({ ok: false });
  });

  it('keep characters that fall between two slices', async () => {
    const names = Array.from({ length: 9_000 }, (_, index) => `𠮷${'a'.repeat(index % 7)}`);
    const { rows } = await read(encode(['姓名', ...names].join('\n'), 'gb18030'));
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(names);
  });
});

describe('readDelimited', () => {
  it('reads cells pasted from a spreadsheet', async () => {
    expect(await readDelimited('姓名\t工号\n王伟\t00013')).toMatchObject({
      value: {
        delimiter: '\t',
        truncated: false,
        rows: [{ cells: ['姓名', '工号'] }, { cells: ['王伟', '00013'] }],
      },
    });
  });

  it('stops at the last row that it may read', async () => {
    const result = await readDelimited(`姓名\n${'王伟\n'.repeat(MAX_ROWS_READ)}`);
    expect(result).toMatchObject({ value: { truncated: true } });
    expect(result.ok && result.value.rows.length).toBe(MAX_ROWS_READ);
  });
});
