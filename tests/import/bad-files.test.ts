import { constants, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readRosterFile } from '../../lib/import/read-roster-file';
import { MAX_FILE_BYTES } from '../../lib/import/sheet';
import { rawWorkbook, sheetOf } from './helpers/workbook';
import { writeZip } from './helpers/zip';

async function errorOf(bytes: Uint8Array, name = 'roster.xlsx') {
  const file = await readRosterFile(bytes, name);
  return file.ok ? null : { code: file.error.code, ...file.error.params };
}

const ROW = '<sheetData><row><c><v>1</v></c></row></sheetData>';
const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

describe('files that are no roster', () => {
  it('empty or too large', async () => {
    expect(await errorOf(new Uint8Array())).toEqual({ code: 'file-empty' });
    expect(await errorOf(new Uint8Array(MAX_FILE_BYTES + 1))).toEqual({
      code: 'file-too-large',
      limitMiB: 20,
    });
  });

  it.each([
    ['pdf', bytesOf('%PDF-1.7\n')],
    ['png', bytesOf([0x89], 'PNG\r\n', [0x1a])],
    ['jpeg', bytesOf([0xff, 0xd8, 0xff, 0xe0])],
    ['html', bytesOf('\ufeff <html><table><tr><td>姓名</td></tr></table></html>')],
    ['xml', bytesOf('<?xml version="1.0"?><Workbook/>')],
    [
      'word',
      writeZip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: 'word/document.xml', data: '<d/>' },
      ]),
    ],
    [
      'opendocument',
      writeZip([
        { name: 'mimetype', data: 'x' },
        { name: 'content.xml', data: '<d/>' },
      ]),
    ],
    [
      'xlsb',
      writeZip([
        { name: '[Content_Types].xml', data: '<Types/>' },
        { name: 'xl/workbook.bin', data: 'x' },
      ]),
    ],
    ['zip', writeZip([{ name: 'photo.jpg', data: 'x' }])],
  ])('%s, whatever its name says', async (format, bytes) => {
    expect(await errorOf(bytes)).toEqual({ code: 'file-not-roster', format });
    expect(await errorOf(bytes, 'roster.csv')).toEqual({ code: 'file-not-roster', format });
  });

  it('old or protected workbooks', async () => {
    const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
    expect(await errorOf(bytesOf(compound, '\0'.repeat(512)))).toEqual({ code: 'file-old-excel' });
    const name = [...Buffer.from('EncryptedPackage', 'utf16le')];
    expect(await errorOf(bytesOf(compound, '\0'.repeat(512), name))).toEqual({ code: 'file-encrypted' });
    const locked = writeZip([
      { name: '[Content_Types].xml', data: '<Types/>', encrypted: true },
      { name: 'xl/workbook.xml', data: '<w/>' },
    ]);
    expect(await errorOf(locked)).toEqual({ code: 'file-encrypted' });
  });

  it('workbooks with macros, under any name', async () => {
    const script = [{ name: 'xl/vbaProject.bin', data: 'x' }];
    expect(await errorOf(rawWorkbook({ sheetData: ROW, more: script }))).toEqual({ code: 'file-macros' });
    const contentType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';
    expect(await errorOf(rawWorkbook({ sheetData: ROW, contentType }))).toEqual({ code: 'file-macros' });
  });

  it('workbooks without their parts, cut short, or with a bit turned', async () => {
    const good = await sheetOf([['姓名'], ['王伟']]);
    expect(await errorOf(good)).toBeNull();
    expect(await errorOf(good.slice(0, good.length / 2))).toEqual({ code: 'file-damaged' });
    const types = { name: '[Content_Types].xml', data: '<Types/>' };
    expect(await errorOf(writeZip([types, { name: 'xl/x.xml', data: '' }]))).toEqual({
      code: 'file-damaged',
    });
    expect(await errorOf(rawWorkbook({ sheetData: '<sheetData><row>' }))).toEqual({ code: 'file-damaged' });
    expect(await errorOf(rawWorkbook({ sheetData: `<!DOCTYPE x>${ROW}` }))).toEqual({ code: 'file-damaged' });
  });

  it('never throw, wherever a byte is wrong', async () => {
    for (const wide of [false, true]) {
      const good = rawWorkbook({ sheetData: ROW, zip: { wide } });
      for (let at = 0; at < good.length; at += 5) {
        const bytes = Uint8Array.from(good);
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        await readRosterFile(bytes, 'roster.xlsx');
      }
    }
  });
});

/** A last block of the type that deflate leaves undefined. */
const INVALID_BLOCK = 0b111;

describe('zip bombs', () => {
  const spaces = (mib: number): string => ' '.repeat(mib * 1024 * 1024);

  it.each([
    ['that say so', [{ name: 'xl/a.xml', data: spaces(8) }]],
    ['in many parts', Array.from({ length: 120 }, (_, n) => ({ name: `xl/${n}.xml`, data: spaces(1) }))],
    ['of many entries', Array.from({ length: 4097 }, (_, n) => ({ name: `xl/${n}`, data: '' }))],
  ])('%s', async (_, parts) => {
    const bytes = writeZip([{ name: '[Content_Types].xml', data: '<Types/>' }, ...parts]);
    expect(await errorOf(bytes)).toEqual({ code: 'file-bomb' });
  });

  it('that lie about their size are stopped while inflating', async () => {
    // Broken far behind the claimed size: who inflates it all finds the damage, who stops does not.
    const flush = { finishFlush: constants.Z_SYNC_FLUSH };
    const packed = Buffer.concat([deflateRawSync(spaces(1), flush), Buffer.from([INVALID_BLOCK])]);
    const bytes = writeZip([
      { name: '[Content_Types].xml', data: '', claimedSize: 1000, packed },
      { name: 'xl/workbook.xml', data: '<w/>' },
    ]);
    expect(await errorOf(bytes)).toEqual({ code: 'file-bomb' });
  });

  it('with parts over one another', async () => {
    const bytes = writeZip([
      { name: 'xl/a', data: 'aaaa' },
      { name: 'xl/b', data: 'bbbb' },
    ]);
    const view = new DataView(bytes.buffer);
    const at = Buffer.from(bytes).indexOf('PK\x01\x02');
    view.setUint32(at + 20, bytes.length * 2, true);
    expect(await errorOf(bytes)).toEqual({ code: 'file-bomb' });
  });
});
