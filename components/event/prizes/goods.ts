import { currencyDecimals, formatMoney, moneyToText, textToMoney } from '@/lib/schemas/money';
import { newId } from '@/lib/schemas/new-id';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import { MAX_VALUE } from '@/lib/schemas/prizes';

/** Goods while they are typed. Pure, but for new ids. */

/** One kind of goods: amounts as text. */
export interface ItemDraft {
  id: string;
  name: string;
  quantity: string;
  value: string;
  /** The final's place. */
  place: string;
  pictureId: string | null;
}

const MOST_PIECES = 10_000;
const MOST_PLACES = 30;
const LONGEST_NAME = 120;

/** Goods as they are typed. */
export function toDrafts(items: readonly PlanItem[], currency: string): ItemDraft[] {
  return items.map(({ id, name, quantity, value, place, pictureId }) => ({
    id,
    name,
    quantity: String(quantity),
    value: value === 0 ? '' : moneyToText(value, currency),
    place: String(place ?? ''),
    pictureId,
  }));
}

/** An empty row below the others. */
export function newDraft(rows: readonly ItemDraft[], quantity: number): ItemDraft {
  const place = Math.max(0, ...rows.map((row) => toWhole(row.place) || 0)) + 1;
  return {
    id: newId(),
    name: '',
    quantity: String(quantity),
    value: '',
    place: String(place),
    pictureId: null,
  };
}

/** Typed goods as they are saved; call it on rows that `isWrong` finds nothing wrong with. */
export function toItem({ id, name, quantity, value, pictureId }: ItemDraft, currency: string) {
  return {
    id,
    name: name.normalize('NFC').trim(),
    quantity: toWhole(quantity),
    value: textToMoney(value, currency) ?? 0,
    pictureId,
  };
}

/** What an amount may be, in words. */
export function amountLimits(currency: string, locale: string): { most: string; decimals: number } {
  return { most: formatMoney(MAX_VALUE, currency, locale), decimals: currencyDecimals(currency) };
}

/** Which fields of a row can't be saved as they are. */
export function wrongIn(row: ItemDraft, currency: string, places: boolean) {
  const name = row.name.trim();
  const value = textToMoney(row.value, currency);
  return {
    name: name === '' || [...name].length > LONGEST_NAME,
    quantity: !isWhole(row.quantity, MOST_PIECES),
    value: value === null || value > MAX_VALUE,
    place: places && !isWhole(row.place, MOST_PLACES),
  };
}

/** Whether something in a row can't be saved as it is. */
export function isWrong(row: ItemDraft, currency: string, places: boolean): boolean {
  return Object.values(wrongIn(row, currency, places)).some(Boolean);
}

/** How many pieces the rows are, as far as they can be read. */
export function piecesOf(rows: readonly ItemDraft[]): number {
  return rows.reduce((sum, row) => sum + (toWhole(row.quantity) || 0), 0);
}

/** The rows with the last one's pieces changed so that all come to `quantity`; null where that can't be. */
export function fitLast(rows: readonly ItemDraft[], quantity: number): ItemDraft[] | null {
  const last = rows.at(-1);
  if (!last) return null;
  const fitting = quantity - piecesOf(rows.slice(0, -1));
  return fitting < 1 ? null : [...rows.slice(0, -1), { ...last, quantity: String(fitting) }];
}

/** The rows with one of them a place further up or down. */
export function moved<Row>(rows: readonly Row[], at: number, by: -1 | 1): Row[] {
  const row = rows[at];
  if (row === undefined) return [...rows];
  return rows.toSpliced(at, 1).toSpliced(at + by, 0, row);
}

function isWhole(text: string, most: number): boolean {
  const number = toWhole(text);
  return number >= 1 && number <= most;
}

/** A whole number as typed, full-width digits too; NaN if it is none. */
export function toWhole(text: string): number {
  const plain = text.normalize('NFKC').trim();
  return /^\d{1,9}$/.test(plain) ? Number(plain) : Number.NaN;
}
