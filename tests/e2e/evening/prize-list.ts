import ExcelJS from 'exceljs';
import { answer, type TableAnswer } from '@/lib/rules';
import { assignItems, unitKey } from '@/lib/schemas/items';
import type { GameView } from '@/lib/schemas/game';
import type { State } from '@/lib/rules';

/** Rows of a sheet below its headings, by heading. */
export type SheetRows = Record<string, string | number>[];

/** The sheets of a downloaded prize list by their names. */
export async function readPrizeList(file: Buffer): Promise<(sheet: string, heading: string) => SheetRows> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(file as unknown as ArrayBuffer);
  return (name, heading) => {
    const sheet = book.getWorksheet(name);
    if (!sheet) throw new Error(`no sheet ${name}`);
    const rows: (string | number)[][] = [];
    sheet.eachRow((row) => rows.push((row.values as ExcelJS.CellValue[]).slice(1).map(plain)));
    const at = rows.findIndex((row) => row.includes(heading));
    const headings = rows[at]?.map(String) ?? [];
    return rows
      .slice(at + 1)
      .map((row) => Object.fromEntries(headings.map((key, index) => [key, row[index] ?? ''])));
  };
}

/** A cell of the list: text or a number, never a formula or a link. */
function plain(value: ExcelJS.CellValue): string | number {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`neither text nor number: ${JSON.stringify(value)}`);
}

/** A prize as a line: `3 陈晓燕 洗衣液`; a unit that nobody won has no name. */
export function prizeLine(table: number, name: string, item: string): string {
  return `${table} ${name} ${item}`;
}

/** Who holds what at a table, by replay, and what is left; sorted lines. */
export function expectedPrizes(table: number, game: GameView, state: State): string[] {
  const result = answer(state) as TableAnswer;
  const goods = assignItems(game.items, result, []);
  const held = result.holdings.map(({ seat, tier, unit }) =>
    prizeLine(table, state.players[seat - 1]?.name ?? '', goods.get(unitKey(tier, unit))?.name ?? tier),
  );
  return held.sort();
}
