import { describeLine, handOf, plainOf, seatOf, type LineContext } from '../describe-line';
import type { LogLine, PlayedFinal, PlayedGame } from '../input';
import type { SheetContext } from './context';
import { addListSheet, type Book, type Column } from './list-sheet';

interface LoggedLine {
  place: string;
  line: LogLine;
  guest: { name: string; employeeNumber: string | null } | null;
  context: LineContext;
}

/** Every entry of every log, with what it moved. */
export async function addLogSheet(book: Book, context: SheetContext): Promise<void> {
  const { input, words } = context;
  const { t } = words;
  const lines = [
    ...input.games.flatMap((game) => linesOf(game, context.table(game), context)),
    ...input.finals.flatMap((final) => linesOf(final, context.finalTable(final), context)),
  ];
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: input.event.timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const columns: Column<LoggedLine>[] = [
    text(t('column.table'), 14, ({ place }) => place),
    { heading: t('column.number'), width: 7, kind: 'number', value: ({ line }) => line.number },
    text(t('column.time'), 20, ({ line }) => clock.format(new Date(line.at))),
    text(t('column.name'), 14, ({ guest }) => guest?.name ?? ''),
    text(t('column.employeeNumber'), 13, ({ guest }) => guest?.employeeNumber ?? ''),
    text(t('column.dice'), 9, ({ line }) => diceOf(line)),
    text(t('column.hand'), 14, (row) => handOfLine(row)),
    text(t('column.happened'), 60, (row) => describeLine(row.line, row.context)),
    text(t('column.author'), 10, ({ line }) => t(`author.${line.author}`)),
  ];
  await addListSheet(book, {
    name: t('sheet.log'),
    title: `${input.event.name} · ${t('sheet.log')}`,
    subtitle: context.subtitle,
    columns,
    items: lines,
    moneyFormat: context.moneyFormat,
  });
}

function linesOf(
  game: PlayedGame | PlayedFinal,
  place: string,
  { words, guest }: SheetContext,
): LoggedLine[] {
  const guests = game.seats.map(guest);
  const context = { words, rules: game.setup.rules, names: guests.map(({ name }) => name) };
  return game.log.map((line) => {
    const seat = seatOf(line);
    return { place, line, context, guest: seat === null ? null : (guests[seat - 1] ?? null) };
  });
}

function diceOf(line: LogLine): string {
  const entry = plainOf(line);
  return entry?.kind === 'throw' ? entry.dice : '';
}

function handOfLine({ line, context }: LoggedLine): string {
  const entry = plainOf(line);
  return entry ? handOf(entry, context) : '';
}

function text(heading: string, width: number, value: (row: LoggedLine) => string): Column<LoggedLine> {
  return { heading, width, kind: 'text', value };
}
