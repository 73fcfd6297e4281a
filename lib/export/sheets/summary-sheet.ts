import type { Worksheet } from 'exceljs';
import type { Amounts, TableRow } from '../summary-rows';
import type { SheetContext } from './context';
import { addHeader, addSheet, addTitle, styleCell, type Book, type Column } from './list-sheet';

type Cell = string | number | null;
type Kind = Column<unknown>['kind'];

const AMOUNTS: readonly Kind[] = ['number', 'number', 'number', 'money', 'money', 'money'];

/** By tier, by table, and whether it all adds up. */
export function addSummarySheet(book: Book, context: SheetContext): void {
  const { input, rows, words, money } = context;
  const { t } = words;
  const name = t('sheet.summary');
  const worksheet = addSheet(book, name, [22, 10, 10, 10, 14, 14, 14, 9, 9, 12, 30], 2);
  addTitle(worksheet, `${input.event.name} · ${name}`, context.subtitle);

  const amountHeadings = [
    t('column.quantity'),
    t('column.given'),
    t('column.left'),
    t('column.valueGiven'),
    t('column.valueLeft'),
    t('column.valueAll'),
  ];
  const amounts = ({ quantity, given, left, valueGiven, valueLeft }: Amounts): Cell[] => [
    ...[quantity, given, left],
    ...[valueGiven, valueLeft, valueGiven + valueLeft].map(money),
  ];
  const write = (cells: Cell[], kinds: readonly Kind[], bold = false) =>
    addCells(worksheet, cells, { kinds, bold, moneyFormat: context.moneyFormat });

  worksheet.addRow([]).commit();
  addHeader(worksheet, [t('column.tier'), ...amountHeadings]);
  for (const row of rows.tiers) write([context.tier(row.tier), ...amounts(row)], ['text', ...AMOUNTS]);
  write([t('total'), ...amounts(rows.totals)], ['text', ...AMOUNTS], true);
  const places = rows.places.filter((prize) => prize.guest !== null);
  if (rows.places.length > 0) {
    const value = (prizes: typeof places) => prizes.reduce((sum, prize) => sum + prize.value, 0);
    const all = {
      quantity: rows.places.length,
      given: places.length,
      left: rows.places.length - places.length,
    };
    const worth = { valueGiven: value(places), valueLeft: value(rows.places) - value(places) };
    write([t('final'), ...amounts({ ...all, ...worth })], ['text', ...AMOUNTS]);
  }

  worksheet.addRow([]).commit();
  const last = [t('column.guests'), t('column.throws'), t('column.state'), words.tier('zhuangyuan', '')];
  addHeader(worksheet, [t('column.table'), ...amountHeadings, ...last]);
  for (const row of rows.tables) {
    const cells = [context.table(row.game), ...amounts(row), row.guests, row.throws];
    const state = [words.rules(`phase.${row.phase}`), titleText(row, context)];
    write([...cells, ...state], ['text', ...AMOUNTS, 'number', 'number', 'text', 'text']);
  }

  worksheet.addRow([]).commit();
  addHeader(worksheet, [t('column.check'), t('column.expected'), t('column.actual'), t('column.agrees')]);
  for (const { id, expected, actual } of rows.checks) {
    const kind = id === 'value' ? 'money' : 'number';
    const [one, other] = id === 'value' ? [money(expected), money(actual)] : [expected, actual];
    const verdict = expected === actual ? t('agrees') : t('differs');
    write([t(`check.${id}`), one, other, verdict], ['text', kind, kind, 'text'], expected !== actual);
  }
  worksheet.commit();
}

function titleText({ title }: TableRow, { guest, words }: SheetContext): string {
  return words.list(title.map((row) => `${guest(row.guest).name} ${words.hand(row.hand, row.dice)}`));
}

function addCells(
  worksheet: Worksheet,
  cells: Cell[],
  { kinds, bold, moneyFormat }: { kinds: readonly Kind[]; bold: boolean; moneyFormat: string },
): void {
  const row = worksheet.addRow(cells);
  kinds.forEach((kind, at) => styleCell(row, at + 1, kind, moneyFormat, bold));
  row.commit();
}
