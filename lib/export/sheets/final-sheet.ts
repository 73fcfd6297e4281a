import type { RankingRow } from '../final-rows';
import type { SheetContext } from './context';
import { addListSheet, type Book, type Column } from './list-sheet';

/** The 王中王: who came to which place at which table, and what they have of it. */
export async function addFinalSheet(book: Book, context: SheetContext): Promise<void> {
  const { input, rows, words, money } = context;
  const { t } = words;
  const prizes = (row: RankingRow) =>
    row.final.last ? rows.places.filter((prize) => prize.guest === row.guest) : [];
  const columns: Column<RankingRow>[] = [
    text(t('column.table'), 18, ({ final }) => context.finalTable(final)),
    { heading: t('column.rank'), width: 7, kind: 'number', value: ({ rank }) => rank },
    text(t('column.name'), 14, ({ guest }) => context.guest(guest).name),
    text(t('column.employeeNumber'), 13, ({ guest }) => context.guest(guest).employeeNumber ?? ''),
    text(t('column.department'), 16, ({ guest }) => context.guest(guest).department),
    text(t('column.result'), 14, (row) => (row.rank === null ? t('unranked') : result(row, context))),
    text(t('column.items'), 30, (row) =>
      words.list(prizes(row).map((prize) => t('times', { what: prize.item.name, count: 1 }))),
    ),
    {
      ...{ heading: t('column.value'), width: 13, kind: 'money' },
      value: (row) => money(prizes(row).reduce((sum, prize) => sum + prize.value, 0)),
    },
  ];
  await addListSheet(book, {
    name: t('final'),
    title: `${input.event.name} · ${t('final')}`,
    subtitle: context.subtitle,
    columns,
    items: rows.ranking,
    moneyFormat: context.moneyFormat,
  });
}

function result({ final, rank }: RankingRow, { words: { t } }: SheetContext): string {
  if (!final.last)
    return rank !== null && rank <= final.setup.places ? t('goesOn') : t('place', { place: rank ?? 0 });
  return rank === 1 ? t('champion') : t('place', { place: rank ?? 0 });
}

function text(heading: string, width: number, value: (row: RankingRow) => string): Column<RankingRow> {
  return { heading, width, kind: 'text', value };
}
