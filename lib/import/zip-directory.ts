import { BadFile } from './sheet';

/**
 * A zip archive read by its central directory, with the size of everything known before anything
 * is inflated, and kept to while inflating: a bomb costs no memory.
 */

/** All parts of an archive together, inflated (64 MiB). A roster of 10,000 rows has about 8 MiB. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;
/** How many times larger than packed a part may be. Rows of empty styled cells come to about 200. */
const MAX_RATIO = 400;
/** Below this size the ratio says nothing (1 MiB). */
const RATIO_FROM_BYTES = 1024 * 1024;
const MAX_ENTRIES = 4096;

const END_RECORD = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END_RECORD = 0x06064b50;
/** Stands where the number is in the 64-bit field; writers on Java do so for small files too. */
const IN_ZIP64 = 0xffffffff;

export interface ZipEntry {
  /** Path with forward slashes and none in front. */
  readonly name: string;
  readonly encrypted: boolean;
  readonly deflated: boolean;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/**
 * The entries of a zip archive.
 * @throws BadFile `file-damaged` if the directory can't be followed, `file-bomb` if its sizes are
 * over the limits or its parts overlap.
 */
export function listZip(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { count, start } = findDirectory(view);
    if (count > MAX_ENTRIES) throw new BadFile('file-bomb');
    const entries: ZipEntry[] = [];
    for (let at = start; entries.length < count; at += entryLength(view, at))
      entries.push(readEntry(view, at));
    checkSizes(entries, bytes.byteLength);
    return entries;
  } catch (error) {
    // Reading beyond the end: whatever pointed there is wrong.
    if (error instanceof RangeError) throw new BadFile('file-damaged');
    throw error;
  }
}

/** The end record stands last, before a comment of at most 65,535 bytes. */
function findDirectory(view: DataView): { count: number; start: number } {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  let end = view.byteLength - 22;
  while (end >= lowest && view.getUint32(end, true) !== END_RECORD) end -= 1;
  if (end < lowest) throw new BadFile('file-damaged');
  const start = view.getUint32(end + 16, true);
  if (start !== IN_ZIP64) return { count: view.getUint16(end + 10, true), start };
  const record =
    end >= 20 && view.getUint32(end - 20, true) === ZIP64_LOCATOR ? getUint64(view, end - 12) : NaN;
  if (view.getUint32(record, true) !== ZIP64_END_RECORD) throw new BadFile('file-damaged');
  return { count: getUint64(view, record + 32), start: getUint64(view, record + 48) };
}

const getUint64 = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

const entryLength = (view: DataView, at: number): number =>
  46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);

function readEntry(view: DataView, at: number): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const isEntry = view.getUint32(at, true) === DIRECTORY_ENTRY;
  if (!isEntry || (method !== 0 && method !== 8)) throw new BadFile('file-damaged');
  const name = new Uint8Array(view.buffer, view.byteOffset + at + 46, view.getUint16(at + 28, true));
  const [size, packed, offset] = wideNumbers(view, at, [
    view.getUint32(at + 24, true),
    view.getUint32(at + 20, true),
    view.getUint32(at + 42, true),
  ]);
  return {
    name: new TextDecoder().decode(name).replaceAll('\\', '/').replace(/^\/+/, ''),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    deflated: method === 8,
    crc: view.getUint32(at + 16, true),
    packed,
    size,
    offset,
  };
}

type Numbers = readonly [size: number, packed: number, offset: number];

/** An entry's numbers, those taken from its 64-bit field that stand there, in this order. */
function wideNumbers(view: DataView, entry: number, numbers: Numbers): Numbers {
  if (!numbers.includes(IN_ZIP64)) return numbers;
  const end = entry + entryLength(view, entry) - view.getUint16(entry + 32, true);
  let at = entry + 46 + view.getUint16(entry + 28, true);
  while (at < end && view.getUint16(at, true) !== 1) at += 4 + view.getUint16(at + 2, true);
  if (at >= end) throw new BadFile('file-damaged');
  at += 4;
  const [size, packed, offset] = numbers.map((number) => {
    if (number !== IN_ZIP64) return number;
    at += 8;
    return getUint64(view, at - 8);
  });
  return [size ?? 0, packed ?? 0, offset ?? 0];
}

function checkSizes(entries: readonly ZipEntry[], fileBytes: number): void {
  let packed = 0;
  let size = 0;
  for (const entry of entries) {
    packed += entry.packed;
    size += entry.size;
    if (entry.size > RATIO_FROM_BYTES && entry.size > entry.packed * MAX_RATIO) {
      throw new BadFile('file-bomb');
    }
  }
  if (size > MAX_INFLATED_BYTES || packed > fileBytes) throw new BadFile('file-bomb');
}
