import { facesFor, openFont } from './fonts';
import { visualRuns, type Run } from './text-runs';

/** How wide a line is, in points. */
export type Measure = (text: string, style: { size: number; bold?: boolean }) => number;

/** A run with its width at a size of one point. */
export interface SizedRun extends Run {
  width: number;
}

/** So many lines are remembered; the words of a print come again and again. */
const KEPT = 20_000;
const kept = new Map<string, readonly SizedRun[]>();

/** The runs of a line in a language, from left to right, each with its width at one point. */
export function sizedRuns(text: string, bold: boolean, language: string): readonly SizedRun[] {
  const key = `${language} ${bold ? 'b' : 'r'}${text}`;
  const known = kept.get(key);
  if (known) return known;
  const runs = visualRuns(text, facesFor(bold, language)).map((run) => {
    const font = openFont(run.face);
    return { ...run, width: font.layout(run.text).advanceWidth / font.unitsPerEm };
  });
  if (kept.size >= KEPT) kept.clear();
  kept.set(key, runs);
  return runs;
}

/** Says how wide lines will be as they are drawn in a language. */
export function measureIn(language: string): Measure {
  return (text, { size, bold = false }) =>
    sizedRuns(text, bold, language).reduce((sum, run) => sum + run.width, 0) * size;
}
