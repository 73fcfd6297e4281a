import type { GuestRow } from '../guest-rows';
import type { SheetContext } from './context';
import { addListSheet, type Book, type Column } from './list-sheet';

/** Who takes what home, with a column to sign in. */
export async function addGuestsSheet(book: Book, context: SheetContext): Promise<void> {
  const { input, rows, words, money, tier } = context;
  const { t } = words;
  const withSittings = rows.guests.some(({ guest }) => guest.place?.sitting);
  const withFinal = rows.ranking.length > 0;
  const columns: (Column<GuestRow> | false)[] = [
    withSittings &&
      text(t('column.sitting'), 10, ({ guest }) => context.sitting(guest.place?.sitting ?? null)),
    {
      heading: t('column.table'),
      width: 7,
      kind: 'number',
      value: ({ guest }) => guest.place?.table ?? null,
    },
    {
      heading: t('column.chair'),
      width: 7,
      kind: 'number',
      value: ({ guest }) => guest.place?.chair ?? null,
    },
    text(t('column.employeeNumber'), 13, ({ guest }) => guest.employeeNumber ?? ''),
    text(t('column.name'), 14, ({ guest }) => guest.name),
    text(t('column.department'), 16, ({ guest }) => guest.department),
    ...rows.columns.map((column) => ({
      ...{ heading: tier(column.tier), width: 8, kind: 'number' as const },
      value: ({ counts }: GuestRow) => counts.get(column.tier) ?? null,
    })),
    withFinal && {
      ...{ heading: t('column.finalRank'), width: 11, kind: 'number' },
      value: ({ rank }) => rank,
    },
    text(t('column.items'), 40, (row) => itemsText(row, context)),
    { heading: t('column.value'), width: 13, kind: 'money', value: (row) => money(row.value) },
    text(t('column.signature'), 14, () => ''),
  ];
  await addListSheet(book, {
    name: t('sheet.guests'),
    title: `${input.event.name} · ${t('sheet.guests')}`,
    subtitle: context.subtitle,
    columns: columns.filter((column) => column !== false),
    items: rows.guests,
    moneyFormat: context.moneyFormat,
    tall: true,
  });
}

/** `电饭煲 ×1、抽纸 ×2`; units without goods by their tier. */
function itemsText({ items, bare }: GuestRow, { words, tier }: SheetContext): string {
  return words.list([
    ...items.map(({ item, count }) => words.t('times', { what: item.name, count })),
    ...[...bare].map(([id, count]) => words.t('times', { what: tier(id), count })),
  ]);
}

function text(heading: string, width: number, value: (row: GuestRow) => string): Column<GuestRow> {
  return { heading, width, kind: 'text', value };
}
