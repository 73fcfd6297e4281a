import { packingList, type PackingLine } from '../../schemas/packing-list';
import type { PlanSheetContext } from './plan-context';
import type { Book } from './list-sheet';
import { sumOf, sumSheet } from './sum-sheet';

/** What goes into each table's box, with a column to tick off. */
export function addPackingSheet(book: Book, context: PlanSheetContext): void {
  const { input, words, tier } = context;
  const { t } = words;
  const boxes = packingList(input.plan, input.house, input.slipTiers);
  const sheet = sumSheet(book, context, t('tab.packing'), [
    { heading: t('packing.table'), width: 20, kind: 'text' },
    { heading: t('column.tier'), width: 14, kind: 'text' },
    { heading: t('shopping.goods'), width: 34, kind: 'text' },
    { heading: t('packing.count'), width: 9, kind: 'number' },
    { heading: t('packing.tick'), width: 8, kind: 'text' },
  ]);
  const first = sheet.next();
  for (const { table, lines } of boxes) {
    for (const line of lines) {
      sheet.add([words.table(table), tier(line.tier), what(line, context), line.count, '']);
    }
  }
  const pieces = boxes.reduce((sum, box) => sum + box.pieces, 0);
  sheet.add([t('total.house'), '', '', sumOf('D', first, sheet.next() - 1, pieces), ''], true);
  sheet.commit();
}

function what({ kind, tier: id, name, most }: PackingLine, { words: { t }, tier }: PlanSheetContext): string {
  if (kind === 'slips') return t('packing.slips', { tier: tier(id) });
  if (kind === 'bare') return t('packing.bare');
  return most ? t('shopping.most', { name }) : name;
}
