'use client';

import { useTranslations } from 'next-intl';
import { Button, Icon } from '@/components/ui';
import { moved, newDraft, piecesOf, type ItemDraft } from './goods';
import { ItemRow } from './item-row';

export interface ItemRowsProps {
  eventId: string;
  rows: readonly ItemDraft[];
  currency: string;
  /** Whether rows are prizes of places rather than of a tier. */
  places: boolean;
  /** How many pieces all rows should come to; a new row begins with what is missing. */
  wanted: number | null;
  /** Whether wrong fields are marked: once the form has been sent. */
  marked: boolean;
  onChange: (rows: ItemDraft[]) => void;
}

/** A list of goods to type in: what, how many, worth what, and how it looks. */
export function ItemRows({ eventId, rows, currency, places, wanted, marked, onChange }: ItemRowsProps) {
  const t = useTranslations('prizes');
  const add = () => {
    const missing = Math.max(1, (wanted ?? 0) - piecesOf(rows));
    onChange([...rows, newDraft(rows, missing)]);
  };
  return (
    <div className="flex flex-col gap-3">
      {rows.map((row, at) => (
        <ItemRow
          key={row.id}
          {...{ eventId, row, currency, places, marked }}
          number={at + 1}
          onChange={(part) => onChange(rows.map((one) => (one.id === row.id ? { ...one, ...part } : one)))}
          onRemove={() => onChange(rows.filter((one) => one.id !== row.id))}
          onMove={
            places || rows.length < 2
              ? null
              : { up: at > 0, down: at < rows.length - 1, by: (by) => onChange(moved(rows, at, by)) }
          }
        />
      ))}
      <Button onClick={add} className="w-fit">
        <Icon name="add" />
        {t('item.add')}
      </Button>
    </div>
  );
}
