import { type ColumnMap, ROSTER_FIELDS, type RosterField } from './fields';
import { HEADINGS, HEADING_PARTS, HEADING_REMARK, NOT_A_FIELD } from './headings';
import type { SheetRow } from './sheet';

export interface FoundColumns {
  /** The row's number in the sheet; null if no row has a heading for names. */
  readonly headerRow: number | null;
  readonly columns: ColumnMap;
  /** How sure it is, to compare sheets and delimiters with: 0 for no header row. */
  readonly score: number;
}

/** Rows with text among which the headings are looked for. */
const SEARCHED_ROWS = 30;
/** A heading is short; what is longer is a title or an explanation. */
const MAX_HEADING_LENGTH = 24;

/**
 * Finds the header row and the columns by what their headings mean, in simplified and traditional
 * Chinese and English. Titles above, spaces inside headings, marks for required fields and remarks
 * in brackets do no harm. The row needs a heading for names; the one with most headings wins.
 */
export function findColumns(rows: readonly SheetRow[]): FoundColumns {
  let best: FoundColumns = { headerRow: null, columns: {}, score: 0 };
  for (const row of rows.slice(0, SEARCHED_ROWS)) {
    const { columns, score } = columnsIn(row);
    if (columns.name !== undefined && score > best.score) best = { headerRow: row.number, columns, score };
  }
  return best;
}

/** The columns whose headings stand in this row, whatever is missing. */
export function columnsIn(row: SheetRow): { readonly columns: ColumnMap; readonly score: number } {
  const matches = row.cells.flatMap((cell, index) =>
    matchHeading(cell).map((match) => ({ ...match, column: index + 1 })),
  );
  matches.sort((a, b) => b.score - a.score || a.column - b.column);
  const columns: Partial<Record<RosterField, number>> = {};
  const taken = new Set<number>();
  let score = 0;
  for (const match of matches) {
    if (columns[match.field] !== undefined || taken.has(match.column)) continue;
    columns[match.field] = match.column;
    taken.add(match.column);
    score += match.score;
  }
  return { columns, score };
}

interface HeadingMatch {
  readonly field: RosterField;
  /** 1 contains a telling part, 2 to 3 says it beside a remark or in two languages, 3 to 4 is the word itself. */
  readonly score: number;
}

const RANKS: readonly { readonly field: RosterField; readonly ranks: ReadonlyMap<string, number> }[] =
  ROSTER_FIELDS.map((field) => {
    const words = HEADINGS[field];
    return { field, ranks: new Map(words.map((word, index) => [word, 1 - index / words.length])) };
  });

function matchHeading(cell: string): readonly HeadingMatch[] {
  const heading = normalizeHeading(cell);
  if (heading === '' || heading.length > MAX_HEADING_LENGTH * 2) return [];
  const bare = normalizeHeading(heading.replace(HEADING_REMARK, ' '));
  const chinese = normalizeHeading(bare.replace(/[a-z][a-z .#]*/g, ' '));
  const latin = normalizeHeading(bare.replace(/\p{Script=Han}+/gu, ' '));
  return RANKS.flatMap(({ field, ranks }) => {
    const exact = ranks.get(heading);
    if (exact !== undefined) return [{ field, score: 3 + exact }];
    const stripped = ranks.get(bare) ?? (ranks.has(latin) ? ranks.get(chinese) : undefined);
    if (stripped !== undefined) return [{ field, score: 2 + stripped }];
    const isPart = bare.length <= MAX_HEADING_LENGTH && HEADING_PARTS[field]?.test(bare);
    return isPart && !NOT_A_FIELD.test(bare) ? [{ field, score: 1 }] : [];
  });
}

/** Half-width, lower case, single spaces, none next to a Chinese character, no marks at the ends. */
function normalizeHeading(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s_]+/gu, ' ')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .replace(/^[\s*:.·•/|-]+|[\s*:./|-]+$/gu, '');
}
