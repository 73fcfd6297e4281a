import { crc32, inflateRaw } from 'node:zlib';
import { promisify } from 'node:util';
import { BadFile } from './sheet';

/**
 * A zip archive read by its central directory, with the size of everything known before anything
 * is inflated, and kept to while inflating: a bomb costs no memory.
 */

/** All parts of an archive together, inflated (96 MiB). A roster of 10,000 rows has about 8 MiB. */
export const MAX_INFLATED_BYTES = 96 * 1024 * 1024;
/** How many times larger than packed a part may be. Rows of empty styled cells come to about 150. */
export const MAX_RATIO = 400;
/** Below this size the ratio says nothing (1 MiB). */
const RATIO_FROM_BYTES = 1024 * 1024;
const MAX_ENTRIES = 4096;

const END_RECORD = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;

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
  const end = findEnd(view);
  if (end === null) throw new BadFile('file-damaged');
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new BadFile('file-bomb');
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw new BadFile('file-damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push(readEntry(view, at, bytes.subarray(at + 46, at + 46 + nameLength)));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  checkSizes(entries, bytes.byteLength);
  return entries;
}

/** The end record stands last, before a comment of at most 65,535 bytes. */
function findEnd(view: DataView): number | null {
  const lowest = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= lowest; at--) {
    if (view.getUint32(at, true) === END_RECORD) return at;
  }
  return null;
}

function readEntry(view: DataView, at: number, name: Uint8Array): ZipEntry {
  const method = view.getUint16(at + 10, true);
  if (method !== 0 && method !== 8) throw new BadFile('file-damaged');
  return {
    name: new TextDecoder().decode(name).replaceAll('\\', '/').replace(/^\/+/, ''),
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    deflated: method === 8,
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
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

const inflate = promisify(inflateRaw) as (
  packed: Uint8Array,
  options: { maxOutputLength: number },
) => Promise<Uint8Array>;

/**
 * The contents of one entry, inflated off the main thread.
 * @throws BadFile `file-encrypted`; `file-damaged` if it isn't what the directory promised;
 * `file-bomb` if it is more.
 */
export async function readZipEntry(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array> {
  if (entry.encrypted) throw new BadFile('file-encrypted');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset } = entry;
  if (offset + 30 > bytes.byteLength || view.getUint32(offset, true) !== LOCAL_HEADER) {
    throw new BadFile('file-damaged');
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(start, start + entry.packed);
  const data = entry.deflated ? await inflateUpTo(packed, entry.size) : packed;
  if (data.byteLength !== entry.size || crc32(data) !== entry.crc) throw new BadFile('file-damaged');
  return data;
}

async function inflateUpTo(packed: Uint8Array, size: number): Promise<Uint8Array> {
  try {
    return await inflate(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    const tooLong = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new BadFile(tooLong ? 'file-bomb' : 'file-damaged');
  }
}
