import type { PlacePrizeRow } from '../final-rows';
import type { UnitRow } from '../unit-rows';
import type { SheetContext } from './context';
import { addListSheet, type Book, type Column } from './list-sheet';

/** A unit of a table, or the prize of a place in the final. */
type Prize = UnitRow | PlacePrizeRow;

/** One row a prize unit: who has it and how, or that it is left. */
export async function addUnitsSheet(book: Book, context: SheetContext): Promise<void> {
  const { input, rows, words } = context;
  const { t } = words;
  const guest = (prize: Prize) => (prize.guest === null ? null : context.guest(prize.guest));
  const columns: Column<Prize>[] = [
    text(t('column.table'), 14, (prize) => ('game' in prize ? context.table(prize.game) : t('final'))),
    text(t('column.tier'), 12, (prize) =>
      'game' in prize ? context.tier(prize.tier) : t('place', { place: prize.place }),
    ),
    {
      heading: t('column.unit'),
      width: 7,
      kind: 'number',
      value: (prize) => ('game' in prize ? prize.unit : null),
    },
    text(t('column.item'), 24, (prize) => prize.item?.name ?? ''),
    { heading: t('column.value'), width: 13, kind: 'money', value: (prize) => context.money(prize.value) },
    text(t('column.name'), 14, (prize) => guest(prize)?.name ?? ''),
    text(t('column.employeeNumber'), 13, (prize) => guest(prize)?.employeeNumber ?? ''),
    text(t('column.department'), 16, (prize) => guest(prize)?.department ?? ''),
    {
      heading: t('column.entry'),
      width: 8,
      kind: 'number',
      value: (prize) => ('game' in prize ? prize.entry : null),
    },
    text(t('column.how'), 22, (prize) => how(prize, context)),
  ];
  await addListSheet(book, {
    name: t('sheet.units'),
    title: `${input.event.name} · ${t('sheet.units')}`,
    subtitle: context.subtitle,
    columns,
    items: [...rows.units, ...rows.places],
    moneyFormat: context.moneyFormat,
  });
}

function how(prize: Prize, { words: { t }, guest }: SheetContext): string {
  if (!('game' in prize)) return prize.guest === null ? t('undecided') : t('how.place');
  if (prize.how === null) return t('left');
  const how = t(`how.${prize.how}`);
  return prize.from === null ? how : t('howFrom', { how, from: guest(prize.from).name });
}

function text(heading: string, width: number, value: (prize: Prize) => string): Column<Prize> {
  return { heading, width, kind: 'text', value };
}
