import { posix } from 'node:path';
import { builtInFormat, plainText } from './cell-text';
import { walkXml } from './xml';

/** The parts of a workbook around its sheets, each read by one function. */

interface SheetEntry {
  readonly name: string;
  readonly hidden: boolean;
  readonly relation: string;
}

interface WorkbookIndex {
  readonly sheets: readonly SheetEntry[];
  readonly date1904: boolean;
}

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

/** `xl/workbook.xml`: the sheets in the order of their tabs, and the date system. */
export async function readIndex(xml: Uint8Array): Promise<WorkbookIndex> {
  const sheets: SheetEntry[] = [];
  let date1904 = false;
  await walkXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (relation === undefined) return;
      const hidden = (attributes['state'] ?? 'visible') !== 'visible';
      sheets.push({ name: attributes['name'] ?? '', hidden, relation });
    },
  });
  return { sheets, date1904 };
}

interface Relation {
  readonly id: string;
  /** The last part of the type's address: `worksheet`, `sharedStrings`, `styles`, `officeDocument`. */
  readonly type: string;
  /** The part's path in the archive. */
  readonly path: string;
}

/** A `.rels` part; targets are relative to `folder`, unless they begin with a slash. */
export async function readRelations(xml: Uint8Array, folder: string): Promise<readonly Relation[]> {
  const relations: Relation[] = [];
  await walkXml(xml, {
    open(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (name !== 'Relationship' || !id || !type || !target || mode === 'External') return;
      const path = posix.resolve('/', folder, target).slice(1);
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path });
    },
  });
  return relations;
}

/** `xl/sharedStrings.xml`: the runs of rich text joined, readings above the line (phonetic) left out. */
export async function readSharedStrings(xml: Uint8Array): Promise<readonly string[]> {
  const strings: string[] = [];
  let current = '';
  let inText = false;
  let inReading = false;
  await walkXml(xml, {
    open(name) {
      if (name === 'si') current = '';
      else if (name === 'rPh') inReading = true;
      else if (name === 't') inText = !inReading;
    },
    text(text) {
      if (inText) current += text;
    },
    close(name) {
      if (name === 't') inText = false;
      else if (name === 'rPh') inReading = false;
      else if (name === 'si') strings.push(plainText(current));
    },
  });
  return strings;
}

/** `xl/styles.xml`: the number format of each cell style, by the style's index. */
export async function readFormats(xml: Uint8Array): Promise<readonly string[]> {
  const own = new Map<number, string>();
  const ids: number[] = [];
  let inside = '';
  await walkXml(xml, {
    open(name, attributes) {
      if (name === 'numFmts' || name === 'cellXfs' || name === 'cellStyleXfs' || name === 'dxfs')
        inside = name;
      else if (name === 'numFmt' && inside === 'numFmts') {
        own.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
      } else if (name === 'xf' && inside === 'cellXfs') ids.push(Number(attributes['numFmtId'] ?? 0));
    },
    close(name) {
      if (name === inside) inside = '';
    },
  });
  return ids.map((id) => own.get(id) ?? builtInFormat(id));
}
