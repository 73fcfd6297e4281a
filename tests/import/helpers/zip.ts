import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly data: string | Uint8Array;
  /** What the directory claims, where it lies. */
  readonly claimedSize?: number;
  readonly encrypted?: boolean;
  /** The deflated bytes, where they are not what `data` gives. */
  readonly packed?: Uint8Array;
}

export interface ZipStyle {
  /** All numbers in 64-bit fields, as Java's writers do it. */
  readonly wide?: boolean;
}

const WIDE = 0xffffffff;

/** A zip archive with its parts deflated, honest or not. */
export function writeZip(parts: readonly ZipPart[], { wide = false }: ZipStyle = {}): Uint8Array {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize, encrypted, ...part } of parts) {
    const raw = Buffer.from(data);
    const packed = Buffer.from(part.packed ?? deflateRawSync(raw));
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(raw), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? raw.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(wide ? WIDE : offset, 10);
    const entry = Buffer.from(fields);
    const extra = Buffer.alloc(wide ? 32 : 0);
    if (wide) {
      entry.writeUInt32LE(WIDE, 14);
      entry.writeUInt32LE(WIDE, 18);
      entry.writeUInt16LE(extra.length, 24);
      // Another field first, then the one that counts.
      extra.writeUInt16LE(0x9999, 0);
      extra.writeUInt16LE(1, 4);
      extra.writeUInt16LE(24, 6);
      extra.writeBigUInt64LE(BigInt(claimedSize ?? raw.length), 8);
      extra.writeBigUInt64LE(BigInt(packed.length), 16);
      extra.writeBigUInt64LE(BigInt(offset), 24);
    }
    const signature = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
    directory.push(Buffer.concat([signature, entry, rest, Buffer.from(name), extra]));
    local.push(head, packed);
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(wide ? WIDE : offset, 16);
  return Uint8Array.from(
    Buffer.concat([...local, list, ...(wide ? wideEnd(parts.length, offset, list.length) : []), end]),
  );
}

function wideEnd(count: number, offset: number, length: number): readonly Buffer[] {
  const record = Buffer.alloc(56);
  record.write('PK\x06\x06', 0, 'latin1');
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(count), 24);
  record.writeBigUInt64LE(BigInt(count), 32);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 0, 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  return [record, locator];
}
