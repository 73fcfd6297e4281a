import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { BadFile } from './sheet';
import type { ZipEntry } from './zip-directory';

const LOCAL_HEADER = 0x04034b50;

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
