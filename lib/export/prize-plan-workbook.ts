import type { Writable } from 'node:stream';
import exceljs from 'exceljs';
import type { PrizePlanWords } from './prize-plan-words';
import { addBudgetSheet } from './sheets/budget-sheet';
import { addPackingSheet } from './sheets/packing-sheet';
import { planContext, type PrizePlanInput } from './sheets/plan-context';
import { addShoppingSheet } from './sheets/shopping-sheet';

/** Writes what to buy, what to pack and what it costs as a workbook whose sums are formulas. */
export async function writePrizePlan(
  input: PrizePlanInput,
  words: PrizePlanWords,
  stream: Writable,
): Promise<void> {
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: true });
  book.creator = words.creator;
  book.lastModifiedBy = book.creator;
  const context = planContext(input, words);
  addShoppingSheet(book, context);
  addPackingSheet(book, context);
  addBudgetSheet(book, context);
  await book.commit();
}
