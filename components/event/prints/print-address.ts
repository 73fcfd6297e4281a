import type { Locale } from '@/lib/i18n/locales';
import { WHOLE_PRINTS, type CardLayout, type PrintId, type PrintsView } from '@/lib/schemas/prints';
import { isInRange, parseTableRange } from '@/lib/schemas/table-range';

/** What is printed and how. */
export interface PrintChoice {
  locale: Locale;
  /** As it was typed. */
  tables: string;
  /** Empty: every sitting. */
  sitting: string;
  layout: CardLayout;
}

/** The tables that a choice comes to; null where it can't be read. */
export function chosenTables(
  view: PrintsView,
  { tables, sitting }: PrintChoice,
): PrintsView['tables'] | null {
  const range = parseTableRange(tables);
  if (range === null) return null;
  return view.tables.filter(
    (table) => (sitting === '' || table.sittingId === sitting) && isInRange(range, table.number),
  );
}

/** Where a print is made. `show`: to look at in the browser rather than to keep. */
export function printAddress(eventId: string, print: PrintId, choice: PrintChoice, show: boolean): string {
  const query = new URLSearchParams({ locale: choice.locale });
  if (!WHOLE_PRINTS.includes(print)) {
    if (choice.tables.trim() !== '') query.set('tables', choice.tables.trim());
    if (choice.sitting !== '') query.set('sitting', choice.sitting);
  }
  if (print === 'cards') query.set('layout', choice.layout);
  if (show) query.set('show', '');
  return `/api/events/${eventId}/prints/${print}?${query}`;
}
