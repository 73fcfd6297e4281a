import { budgetOf, type BudgetShare } from '../../schemas/prize-budget';
import type { PlanSheetContext } from './plan-context';
import type { Book } from './list-sheet';
import { formula, sumOf, sumSheet } from './sum-sheet';

/** Where the money goes, and by how much it is over. */
export function addBudgetSheet(book: Book, context: PlanSheetContext): void {
  const { input, words, money } = context;
  const { t } = words;
  const budget = budgetOf(input.plan, input.house, {
    limit: input.budget,
    spares: input.spares,
    guests: input.guests,
  });
  const sheet = sumSheet(book, context, t('tab.budget'), [
    { heading: t('budget.where'), width: 28, kind: 'text' },
    { heading: t('column.value'), width: 16, kind: 'money' },
    { heading: t('budget.share'), width: 10, kind: 'percent' },
  ]);
  const first = sheet.next();
  const last = first + budget.shares.length - 1;
  const total = last + 1;
  for (const share of budget.shares) {
    const at = sheet.next();
    sheet.add([
      nameOf(share, context),
      money(share.value),
      formula(`IF(B$${total}=0,0,B${at}/B$${total})`, share.share),
    ]);
  }
  sheet.add([t('budget.cost'), sumOf('B', first, last, money(budget.cost)), null], true);
  if (budget.limit !== null) {
    const limit = sheet.add([
      t('budget.limit', { currency: input.event.currency }),
      money(budget.limit),
      null,
    ]);
    sheet.add([t('budget.difference'), formula(`B${total}-B${limit}`, money(budget.over)), null], true);
  }
  if (input.guests > 0 && budget.perGuest !== null) {
    const guests = input.guests;
    sheet.add([t('total.perGuest'), formula(`B${total}/${guests}`, money(budget.cost) / guests), null]);
  }
  sheet.commit();
}

function nameOf({ kind, tier: id }: BudgetShare, { input, words: { t }, tier }: PlanSheetContext): string {
  if (kind === 'tier') return tier(id);
  return kind === 'final' ? t('total.final') : t('budget.spares', { percent: input.spares });
}
