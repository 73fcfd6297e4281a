import type { TextEncoding } from '../../../lib/import/decode-text';

/** Text to bytes in the encodings that Node only decodes: their tables are read backwards. */
export function encode(text: string, encoding: TextEncoding, mark = false): Uint8Array {
  const whole = mark ? `\ufeff${text}` : text;
  switch (encoding) {
    case 'utf-8':
      return new TextEncoder().encode(whole);
    case 'utf-16le':
      return Uint8Array.from(Buffer.from(whole, 'utf16le'));
    case 'utf-16be':
      return Uint8Array.from(Buffer.from(whole, 'utf16le').swap16());
    default: {
      const table = tableOf(encoding);
      return Uint8Array.from([...text].flatMap((character) => bytesOf(character, table)));
    }
  }
}

/** Whether an encoding has a character. */
export const canEncode = (character: string, encoding: TextEncoding): boolean =>
  (encoding !== 'gb18030' && encoding !== 'big5') || character < '\x80' || tableOf(encoding).has(character);

function bytesOf(character: string, table: ReadonlyMap<string, readonly number[]>): readonly number[] {
  if (character < '\x80') return [character.charCodeAt(0)];
  const bytes = table.get(character);
  if (!bytes) throw new Error(`No bytes for ${character}`);
  return bytes;
}

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

function tableOf(encoding: 'gb18030' | 'big5'): ReadonlyMap<string, readonly number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  const decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]): void => {
    const character = decoder.decode(Uint8Array.from(bytes));
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character))
      table.set(character, bytes);
  };
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) add(lead, trail);
  }
  if (encoding === 'gb18030') {
    // The four-byte codes of the planes that rosters use: 㛃, and everything beyond U+FFFF.
    for (const first of [0x81, 0x82, 0x83, 0x84, 0x94, 0x95, 0x96, 0x97]) {
      for (let second = 0x30; second <= 0x39; second++) {
        for (let third = 0x81; third <= 0xfe; third++) {
          for (let fourth = 0x30; fourth <= 0x39; fourth++) add(first, second, third, fourth);
        }
      }
    }
  }
  tables.set(encoding, table);
  return table;
}
