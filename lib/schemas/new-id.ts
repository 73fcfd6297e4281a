/**
 * A new UUID of version 7: its first 48 bits are the time in milliseconds, so ids of one device sort
 * by their making. Needs `crypto.getRandomValues` alone, which browsers have over plain http too,
 * where `crypto.randomUUID` is missing.
 */
export function newId(now: number = Date.now()): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  const random = view.getUint16(6);
  view.setUint16(0, Math.floor(now / 2 ** 32));
  view.setUint32(2, now >>> 0);
  view.setUint16(6, (random & 0x0fff) | 0x7000);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
