import { currencyDecimals } from '../../schemas/money';
import type { SittingLabel } from '../../schemas/sitting-label';
import { TIME_FORMATS } from '../../schemas/time-formats';
import type { ListGuest, PlayedFinal, PlayedGame, PrizeListInput } from '../input';
import type { PrizeRows } from '../prize-rows';
import type { Words } from '../words';

/** What every sheet is written from. */
export interface SheetContext {
  input: PrizeListInput;
  rows: PrizeRows;
  words: Words;
  /** Below each sheet's title: when and where the event is. */
  subtitle: string;
  moneyFormat: string;
  /** An amount in the currency's major unit, as cells hold it. */
  money: (minor: number) => number;
  guest: (id: string) => ListGuest;
  /** Which table, and which 会 of it where it plays several. */
  table: (game: PlayedGame) => string;
  /** What a sitting is called; empty where there is only one. */
  sitting: (sitting: SittingLabel | null) => string;
  finalTable: (final: PlayedFinal) => string;
  tier: (id: string) => string;
}

export function sheetContext(input: PrizeListInput, rows: PrizeRows, words: Words): SheetContext {
  const { event, games, finals } = input;
  const guests = new Map(input.guests.map((guest) => [guest.id, guest]));
  const names = new Map(rows.columns.map(({ tier, name }) => [tier, words.tier(tier, name)]));
  const key = ({ sitting, table }: PlayedGame) => `${sitting?.position ?? 0}:${table}`;
  const several = new Set(games.filter((game) => game.ordinal > 1).map(key));
  const sittingName = (sitting: SittingLabel | null) =>
    sitting === null ? '' : sitting.name || words.t('sitting', { position: sitting.position });
  const decimals = currencyDecimals(event.currency);
  return {
    ...{ input, rows, words },
    subtitle: [formatTime(event.startsAt, input, words), event.venue]
      .filter((part) => part !== '')
      .join(' · '),
    moneyFormat: moneyFormat(event.currency, decimals, words.locale),
    money: (minor) => minor / 10 ** decimals,
    guest: (id) => {
      const guest = guests.get(id);
      if (!guest) throw new RangeError(`guest ${id} has a seat but isn't of the event`);
      return guest;
    },
    sitting: sittingName,
    table: (game) =>
      [
        sittingName(game.sitting),
        words.t('table', { number: game.table }),
        several.has(key(game)) ? words.t('game', { number: game.ordinal }) : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    finalTable: ({ stage, ordinal }) =>
      finals.length > 1 ? words.t('finalTable', { stage, number: ordinal }) : words.t('final'),
    tier: (id) => names.get(id) ?? id,
  };
}

/** A time on the event's own clock. */
function formatTime(at: Date, { event }: PrizeListInput, { locale }: Words): string {
  return new Intl.DateTimeFormat(locale, { timeZone: event.timeZone, ...TIME_FORMATS.moment }).format(at);
}

/** `"¥"#,##0.00`: as many decimals as the currency has. */
export function moneyFormat(currency: string, decimals: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const sign = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency;
  return `"${sign.replaceAll('"', '')}"#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`;
}
