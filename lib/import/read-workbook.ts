import { type ZipEntry, listZip } from './zip-directory';
import { readZipEntry } from './zip-entry';
import { BadFile, type FileResult, type OnRead, type Sheet, fileProblem } from './sheet';
import { type SheetContext, readSheetXml } from './sheet-xml';
import { readFormats, readIndex, readRelations, readSharedStrings } from './workbook-parts';

/** Sheets that are read; a roster's workbook has a few. */
const MAX_SHEETS = 50;

/**
 * Reads a workbook (.xlsx) into its sheets, in the order of their tabs.
 *
 * It goes to the parts directly instead of through exceljs, which makes an object for every cell
 * of a whole-column validation or defined name: a file of 2 KB can take all memory that way. Here
 * only rows with texts are kept, inflated sizes are bounded, and formulas, links and scripts are
 * never looked at.
 *
 * Fails with `file-macros`, `file-bomb`, `file-encrypted`, `file-damaged`, or `file-not-roster`
 * (a zip archive of another kind).
 */
export async function readWorkbook(
  bytes: Uint8Array,
  onRead?: OnRead,
): Promise<FileResult<readonly Sheet[]>> {
  try {
    const entries = listZip(bytes);
    const other = otherFormat(entries);
    if (other) return fileProblem('file-not-roster', { format: other });
    const archive = new Archive(bytes, entries);
    if (await hasMacros(archive)) return fileProblem('file-macros');
    return { ok: true, value: await readSheets(archive, onRead) };
  } catch (error) {
    if (error instanceof BadFile) return fileProblem(error.code);
    throw error;
  }
}

/** The parts of a workbook by their paths; some writers don't agree with themselves on upper case. */
class Archive {
  private readonly byName: ReadonlyMap<string, ZipEntry>;

  constructor(
    private readonly bytes: Uint8Array,
    entries: readonly ZipEntry[],
  ) {
    this.byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  }

  has(test: (name: string) => boolean): boolean {
    return [...this.byName.keys()].some(test);
  }

  sizeOf(path: string): number {
    return this.byName.get(path.toLowerCase())?.size ?? 0;
  }

  async read(path: string): Promise<Uint8Array | null> {
    const entry = this.byName.get(path.toLowerCase());
    return entry ? readZipEntry(this.bytes, entry) : null;
  }

  /** @throws BadFile `file-damaged` if the part is missing. */
  async need(path: string): Promise<Uint8Array> {
    const part = await this.read(path);
    if (!part) throw new BadFile('file-damaged');
    return part;
  }
}

function otherFormat(entries: readonly ZipEntry[]): string | null {
  const names = new Set(entries.map((entry) => entry.name.toLowerCase()));
  const has = (start: string): boolean => [...names].some((name) => name.startsWith(start));
  if (names.has('xl/workbook.bin')) return 'xlsb';
  if (names.has('[content_types].xml') && has('xl/')) return null;
  if (has('word/')) return 'word';
  if (has('ppt/')) return 'powerpoint';
  if (names.has('content.xml') && names.has('mimetype')) return 'opendocument';
  if (has('index/') && has('metadata/')) return 'numbers';
  return 'zip';
}

async function hasMacros(archive: Archive): Promise<boolean> {
  if (archive.has((name) => name.endsWith('vbaproject.bin') || name.startsWith('xl/macrosheets/')))
    return true;
  const types = new TextDecoder().decode(await archive.need('[Content_Types].xml'));
  return types.includes('macroEnabled');
}

async function readSheets(archive: Archive, onRead?: OnRead): Promise<readonly Sheet[]> {
  const root = await readRelations(await archive.need('_rels/.rels'), '');
  const main = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const cut = main.lastIndexOf('/');
  const folder = main.slice(0, Math.max(cut, 0));
  const relations = await readRelations(
    await archive.need(`${folder}/_rels/${main.slice(cut + 1)}.rels`),
    folder,
  );
  const index = await readIndex(await archive.need(main));
  const optional = async (type: string): Promise<Uint8Array | null> => {
    const part = relations.find((relation) => relation.type === type);
    return part ? archive.read(part.path) : null;
  };
  const strings = await optional('sharedStrings');
  const styles = await optional('styles');
  const context: SheetContext = {
    strings: strings ? await readSharedStrings(strings) : [],
    formats: styles ? await readFormats(styles) : [],
    date1904: index.date1904,
  };
  const sheets: Sheet[] = [];
  const unread = new Map(
    relations.filter(({ type }) => type === 'worksheet').map(({ id, path }) => [id, path]),
  );
  const wanted = index.sheets.slice(0, MAX_SHEETS).flatMap(({ name, hidden, relation }) => {
    const path = unread.get(relation);
    unread.delete(relation);
    return path ? [{ name, hidden, path }] : [];
  });
  const total = wanted.reduce((sum, { path }) => sum + archive.sizeOf(path), 0);
  let before = 0;
  for (const { name, hidden, path } of wanted) {
    const walked = (at: number) => onRead?.((before + at) / Math.max(total, 1));
    sheets.push({ name, hidden, ...(await readSheetXml(await archive.need(path), context, walked)) });
    before += archive.sizeOf(path);
  }
  if (sheets.length === 0) throw new BadFile('file-damaged');
  return sheets;
}
