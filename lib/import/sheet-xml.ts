import { numberText, plainText } from './cell-text';
import { MAX_COLUMNS_READ, MAX_ROWS_READ, type SheetRow } from './sheet';
import { walkXml } from './xml';

/** What the cells of a sheet refer to. */
export interface SheetContext {
  readonly strings: readonly string[];
  readonly formats: readonly string[];
  readonly date1904: boolean;
}

interface Merge {
  readonly column: number;
  readonly top: number;
  readonly bottom: number;
}

interface OpenRow {
  number: number;
  cells: string[];
  hidden: boolean;
}

/** Merged ranges that are looked at: a table and a department for each row of a roster. */
const MAX_MERGES = 2 * MAX_ROWS_READ;

/**
 * The rows of a worksheet part that have a text. A cell that is merged downwards (a department or
 * table written once for ten people) counts for each row that it covers.
 * @throws BadFile `file-damaged` if it isn't well-formed.
 */
export async function readSheetXml(
  xml: Uint8Array,
  context: SheetContext,
  walked?: (bytes: number) => void,
): Promise<{ rows: readonly SheetRow[]; truncated: boolean }> {
  const rows: OpenRow[] = [];
  const merges: Merge[] = [];
  let row: OpenRow = { number: 0, cells: [], hidden: false };
  let column = 0;
  let type = '';
  let style = 0;
  let value = '';
  let inValue = false;
  let inReading = false;
  const truncated = (): boolean => rows.length > MAX_ROWS_READ;

  await walkXml(xml, {
    open(name, attributes) {
      if (name === 'row') {
        const number = Number(attributes['r']);
        row = {
          number: number > 0 ? number : row.number + 1,
          cells: [],
          hidden: attributes['hidden'] === '1' || attributes['hidden'] === 'true',
        };
        column = 0;
      } else if (name === 'c') {
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'v' || name === 't') inValue = !inReading;
      else if (name === 'rPh') inReading = true;
      else if (name === 'mergeCell' && merges.length < MAX_MERGES) {
        const merge = mergeOf(attributes['ref'] ?? '');
        if (merge) merges.push(merge);
      }
    },
    text(text) {
      if (inValue) value += text;
    },
    close(name) {
      if (name === 'v' || name === 't') inValue = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'c' && value !== '' && column >= 1 && column <= MAX_COLUMNS_READ) {
        const text = cellText(type, value, context, style);
        if (text !== '') setCell(row.cells, column, text);
      } else if (name === 'row' && row.cells.length > 0 && !truncated()) rows.push(row);
    },
    ...(walked && { walked }),
    done: truncated,
  });

  const read = rows.slice(0, MAX_ROWS_READ);
  fillDown(read, merges);
  return {
    rows: read.map(({ number, cells, hidden }) => (hidden ? { number, cells, hidden } : { number, cells })),
    truncated: truncated(),
  };
}

function cellText(type: string, value: string, context: SheetContext, style: number): string {
  switch (type) {
    case 's':
      return context.strings[Number(value)] ?? '';
    case 'b':
      return value === '1' || value === 'true' ? 'TRUE' : 'FALSE';
    case 'n':
      return numberText(Number(value), context.formats[style] ?? 'General', context.date1904);
    default:
      return plainText(value);
  }
}

function setCell(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column - 1] = text;
}

/** `AB12` → 28; 0 if it isn't an address. */
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

/** The part of a merged range that goes down from its first cell; null if it only goes across. */
function mergeOf(ref: string): Merge | null {
  const match = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref);
  if (!match) return null;
  const merge = { column: columnOf(match[1] ?? ''), top: Number(match[2]), bottom: Number(match[3]) };
  return merge.bottom > merge.top && merge.column <= MAX_COLUMNS_READ ? merge : null;
}

/** Ranges of one sheet don't overlap, so all together step through no more cells than there are. */
function fillDown(rows: readonly OpenRow[], merges: readonly Merge[]): void {
  const indexes = new Map(rows.map((row, index) => [row.number, index]));
  let steps = rows.length * MAX_COLUMNS_READ;
  for (const { column, top, bottom } of merges) {
    const first = indexes.get(top);
    const text = first === undefined ? undefined : rows[first]?.cells[column - 1];
    if (first === undefined || !text) continue;
    for (const row of takeUntil(rows, first + 1, bottom)) {
      if (steps-- <= 0) return;
      if (!row.cells[column - 1]) setCell(row.cells, column, text);
    }
  }
}

function* takeUntil(rows: readonly OpenRow[], from: number, bottom: number): Generator<OpenRow> {
  for (let at = from; at < rows.length; at++) {
    const row = rows[at];
    if (!row || row.number > bottom) return;
    yield row;
  }
}
