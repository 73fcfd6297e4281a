import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPage {
  /** Every line of text as it was written, in order. */
  texts: string[];
  /** The same joined, without spaces. */
  text: string;
  width: number;
  height: number;
}

export interface ReadFont {
  name: string;
  /** Whether the file brings it along. */
  embedded: boolean;
}

export interface ReadPdf {
  pages: ReadPage[];
  fonts: ReadFont[];
  title: string;
  language: string | null;
  texts: string[];
  /** All text of all pages, without spaces. */
  text: string;
}

/** Reads a PDF with a reader that knows nothing of how it was made. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  const fonts = new Map<string, ReadFont>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    pages.push(await readPage(page));
    for (const font of await fontsOf(page)) fonts.set(font.name, font);
    page.cleanup();
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string | null } };
  await task.destroy();
  return {
    pages,
    fonts: [...fonts.values()],
    title: info.Title ?? '',
    language: info.Language ?? null,
    texts: pages.flatMap((page) => page.texts),
    text: pages.map((page) => page.text).join(''),
  };
}

async function readPage(page: PDFPageProxy): Promise<ReadPage> {
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : []));
  const { width, height } = page.getViewport({ scale: 1 });
  return { texts, text: texts.join('').replaceAll(/\s+/g, ''), width, height };
}

async function fontsOf(page: PDFPageProxy): Promise<ReadFont[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const ids = new Set(
    fnArray.flatMap((operator, at) =>
      operator === OPS.setFont ? [String((argsArray[at] as unknown[])[0])] : [],
    ),
  );
  return [...ids].map((id) => {
    const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
    return { name: font.name, embedded: font.missingFile !== true };
  });
}
