import { shoppingList, type ShoppingRow } from '../../schemas/shopping-list';
import type { PlanSheetContext } from './plan-context';
import type { Book } from './list-sheet';
import { formula, sumOf, sumSheet } from './sum-sheet';

/** What to buy, with a column to tick off. */
export function addShoppingSheet(book: Book, context: PlanSheetContext): void {
  const { input, words, money, tier } = context;
  const { t } = words;
  const list = shoppingList(input.plan, input.house, input.spares);
  const sheet = sumSheet(book, context, t('tab.shopping'), [
    { heading: t('shopping.goods'), width: 28, kind: 'text' },
    { heading: t('shopping.uses'), width: 34, kind: 'text' },
    { heading: t('shopping.needed'), width: 9, kind: 'number' },
    { heading: t('shopping.spares'), width: 9, kind: 'number' },
    { heading: t('shopping.buy'), width: 9, kind: 'number' },
    { heading: t('shopping.price'), width: 12, kind: 'money' },
    { heading: t('column.value'), width: 14, kind: 'money' },
    { heading: t('shopping.bought'), width: 8, kind: 'text' },
  ]);
  const first = sheet.next();
  for (const row of list.rows) {
    const at = sheet.next();
    sheet.add([
      row.name,
      usesText(row, context),
      row.needed,
      row.spares,
      formula(`C${at}+D${at}`, row.buy),
      money(row.value),
      formula(`E${at}*F${at}`, money(row.amount)),
      '',
    ]);
  }
  const last = sheet.next() - 1;
  const sum = (column: string, result: number) => sumOf(column, first, last, result);
  sheet.add(
    [
      t('total.house'),
      '',
      sum('C', list.needed),
      sum('D', list.spares),
      sum('E', list.buy),
      null,
      sum('G', money(list.amount)),
      '',
    ],
    true,
  );
  for (const { tier: id, units } of list.bare) {
    sheet.add([t('packing.bare'), tier(id), units, null, null, null, null, '']);
  }
  sheet.commit();
}

/** `一秀 ×1664、王中王第 1 名 ×1` */
function usesText({ uses }: ShoppingRow, { words: { t, list }, tier }: PlanSheetContext): string {
  return list(
    uses.map(({ tier: id, place, count, most }) => {
      const what = id === null ? t('shopping.place', { place: place ?? 0 }) : tier(id);
      return t('itemTimes', { name: most ? t('shopping.most', { name: what }) : what, count });
    }),
  );
}
