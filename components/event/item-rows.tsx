'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, Icon, IconButton, Input } from '@/components/ui';
import { currencyDecimals, textToMoney } from '@/lib/schemas/money';
import { newId } from '@/lib/schemas/new-id';

/** One kind of goods while it is typed: amounts as text. */
export interface ItemDraft {
  id: string;
  name: string;
  quantity: string;
  value: string;
  /** The final's place. */
  place: string;
}

export interface ItemRowsProps {
  rows: readonly ItemDraft[];
  currency: string;
  /** Whether rows are prizes of places rather than of a tier. */
  places: boolean;
  /** Whether wrong fields are marked: once the form has been sent. */
  marked: boolean;
  onChange: (rows: ItemDraft[]) => void;
}

/** A list of goods to type in: what, how many, worth what. */
export function ItemRows({ rows, currency, places, marked, onChange }: ItemRowsProps) {
  const t = useTranslations('prizes');
  const set = (id: string, part: Partial<ItemDraft>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const add = () =>
    onChange([...rows, { id: newId(), name: '', quantity: '1', value: '', place: String(rows.length + 1) }]);
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, index) => {
        const wrong = marked ? wrongIn(row, currency, places) : NONE;
        return (
          <fieldset key={row.id} className="rounded-control border border-line p-3">
            <legend className="sr-only">{t('item.legend', { number: index + 1 })}</legend>
            <div className="flex flex-wrap items-start gap-2">
              {places ? (
                <Cell
                  label={t('item.place')}
                  wrong={wrong.place ? t('item.wrongPlace') : null}
                  className="w-20"
                >
                  <Input
                    inputMode="numeric"
                    value={row.place}
                    aria-label={t('item.place')}
                    aria-invalid={wrong.place || undefined}
                    onChange={({ target }) => set(row.id, { place: target.value })}
                  />
                </Cell>
              ) : null}
              <Cell
                label={t('item.name')}
                wrong={wrong.name ? t('item.wrongName') : null}
                className="min-w-40 flex-1"
              >
                <Input
                  value={row.name}
                  autoComplete="off"
                  aria-label={t('item.name')}
                  aria-invalid={wrong.name || undefined}
                  onChange={({ target }) => set(row.id, { name: target.value })}
                />
              </Cell>
              <Cell
                label={places ? t('item.quantity') : t('item.quantityPerTable')}
                wrong={wrong.quantity ? t('item.wrongQuantity') : null}
                className="w-24"
              >
                <Input
                  inputMode="numeric"
                  value={row.quantity}
                  aria-label={places ? t('item.quantity') : t('item.quantityPerTable')}
                  aria-invalid={wrong.quantity || undefined}
                  onChange={({ target }) => set(row.id, { quantity: target.value })}
                />
              </Cell>
              <Cell
                label={t('item.value', { currency })}
                wrong={wrong.value ? t('item.wrongValue', { decimals: currencyDecimals(currency) }) : null}
                className="w-28"
              >
                <Input
                  inputMode="decimal"
                  value={row.value}
                  placeholder="0"
                  aria-label={t('item.value', { currency })}
                  aria-invalid={wrong.value || undefined}
                  onChange={({ target }) => set(row.id, { value: target.value })}
                />
              </Cell>
              <IconButton
                label={t('item.remove', { name: row.name })}
                className="mt-6"
                onClick={() => onChange(rows.filter((one) => one.id !== row.id))}
              >
                <Icon name="trash" />
              </IconButton>
            </div>
          </fieldset>
        );
      })}
      <Button onClick={add} className="w-fit">
        <Icon name="add" />
        {t('item.add')}
      </Button>
    </div>
  );
}

interface CellProps {
  label: string;
  wrong: string | null;
  className: string;
  children: ReactNode;
}

function Cell({ label, wrong, className, children }: CellProps) {
  return (
    <div className={className}>
      <span aria-hidden="true" className="mb-1 block text-sm text-ink-2">
        {label}
      </span>
      {children}
      {wrong === null ? null : (
        <span role="alert" className="mt-1 block text-sm font-medium text-lacquer">
          {wrong}
        </span>
      )}
    </div>
  );
}

const NONE = { name: false, quantity: false, value: false, place: false };

/** Which fields of a row can't be saved as they are. */
export function wrongIn(row: ItemDraft, currency: string, places: boolean) {
  return {
    name: row.name.trim() === '',
    quantity: !isWhole(row.quantity, 10_000),
    value: textToMoney(row.value, currency) === null,
    place: places && !isWhole(row.place, 30),
  };
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
