import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import type { Face } from './text-runs';

/** The fonts of all prints, read once a process (docs/decisions/006-pdf-and-fonts.md). */

const FOLDER = 'node_modules/@expo-google-fonts';

/** The text's own font first; then, in this order, those that stand in for what it lacks. */
const FILES = {
  regular: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  traditional: 'noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
  'traditional-bold': 'noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
  rare: 'shippori-antique/400Regular/ShipporiAntique_400Regular.ttf',
  arabic: 'vazirmatn/400Regular/Vazirmatn_400Regular.ttf',
  hebrew: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  thai: 'noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf',
  hangul: 'nanum-gothic/400Regular/NanumGothic_400Regular.ttf',
  emoji: 'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
} as const;
type FontId = keyof typeof FILES;

const opened = new Map<FontId, Font>();

/** A font by the id that runs name. */
export function openFont(id: string): Font {
  if (!(id in FILES)) throw new RangeError(`no font is called ${id}`);
  const known = opened.get(id as FontId);
  if (known) return known;
  const file = path.join(process.cwd(), FOLDER, FILES[id as FontId]);
  const font = create(readFileSync(file));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  opened.set(id as FontId, font);
  return font;
}

/**
 * The faces for a text, bold or not, in a language: the same character has another shape in simplified and in
 * traditional Chinese. Each of the two stands in for what the other lacks, before any other does.
 */
export function facesFor(bold: boolean, language: string): readonly Face[] {
  const own = language === 'zh-TW' ? 'traditional' : 'simplified';
  return FACES[own][bold ? 'bold' : 'regular'];
}

const STAND_INS = (['rare', 'arabic', 'hebrew', 'thai', 'hangul', 'emoji'] as const).map(faceOf);
const REGULAR = [faceOf('regular'), faceOf('traditional')];
const BOLD = [faceOf('bold'), faceOf('traditional-bold')];
const FACES = {
  simplified: { regular: [...REGULAR, ...STAND_INS], bold: [...BOLD, ...STAND_INS] },
  traditional: {
    regular: [...REGULAR.toReversed(), ...STAND_INS],
    bold: [...BOLD.toReversed(), ...STAND_INS],
  },
};

function faceOf(id: FontId): Face {
  return {
    id,
    covers: (codePoint) => openFont(id).hasGlyphForCodePoint(codePoint),
    ...(id === 'emoji' && { serves: 'emoji' }),
    // It has the Latin of its family, with narrow signs.
    ...(id === 'hebrew' && { serves: 'narrow' }),
  };
}
