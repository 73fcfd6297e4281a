import { setImmediate as nextTick } from 'node:timers/promises';
import { SaxesParser } from 'saxes';
import { BadFile } from './sheet';

/** Bytes parsed between two turns of the event loop. */
const CHUNK_BYTES = 128 * 1024;

export interface XmlVisitor {
  /** `name` without its namespace prefix. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Is told between chunks how many bytes have been walked through. */
  walked?(bytes: number): void;
  /** Asked between chunks; true ends the walk. */
  done?(): boolean;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through an XML document in chunks, letting others run in between. Document type
 * declarations are refused, so entities can't grow.
 * @throws BadFile `file-damaged` if the document isn't well-formed.
 */
export async function walkXml(bytes: Uint8Array, visitor: XmlVisitor): Promise<void> {
  const parser = new SaxesParser();
  const damaged = (): never => {
    throw new BadFile('file-damaged');
  };
  parser.on('error', damaged);
  parser.on('doctype', damaged);
  parser.on('opentag', (tag) => visitor.open?.(localName(tag.name), tag.attributes));
  parser.on('text', (text) => visitor.text?.(text));
  parser.on('cdata', (text) => visitor.text?.(text));
  parser.on('closetag', (tag) => visitor.close?.(localName(tag.name)));
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.byteLength; at += CHUNK_BYTES) {
    if (at > 0) await nextTick();
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }));
    visitor.walked?.(Math.min(at + CHUNK_BYTES, bytes.byteLength));
    if (visitor.done?.()) return;
  }
  parser.close();
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
