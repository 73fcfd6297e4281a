/** What a file is by its contents; its name says nothing reliable. */
export type FileKind =
  | { readonly kind: 'zip' }
  /** An OLE compound file: an old .xls, or a workbook under a password. */
  | { readonly kind: 'compound'; readonly encrypted: boolean }
  | { readonly kind: 'other'; readonly format: string }
  /** Nothing known; perhaps text. */
  | { readonly kind: 'text' };

const SIGNATURES: readonly (readonly [format: string, bytes: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf]],
  ['gzip', [0x1f, 0x8b]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
];
const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Tells the kind of a file from its first bytes, and of a compound file from the names inside. */
export function fileKind(bytes: Uint8Array): FileKind {
  const beginsWith = (signature: readonly number[]): boolean =>
    signature.every((byte, index) => bytes[index] === byte);
  if (beginsWith(ZIP) && (bytes[2] ?? 255) < 9 && (bytes[3] ?? 255) < 9) return { kind: 'zip' };
  if (beginsWith(COMPOUND)) {
    const name = Buffer.from('EncryptedPackage', 'utf16le');
    return { kind: 'compound', encrypted: Buffer.from(bytes).includes(name) };
  }
  const known = SIGNATURES.find(([, signature]) => beginsWith(signature));
  if (known) return { kind: 'other', format: known[0] };
  // Office suites on the web like to call a page or the XML of 2003 ".xls".
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).replaceAll('\0', '');
  if (/^[^\w]*<(!doctype html|html|head|meta|table)\b/i.test(start)) return { kind: 'other', format: 'html' };
  if (/^[^\w]*<\?xml\b/i.test(start)) return { kind: 'other', format: 'xml' };
  return { kind: 'text' };
}
