'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Field, FieldError, Icon, IconButton, Input } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import { amountLimits, wrongIn, type ItemDraft } from './goods';
import { PictureField } from './picture-field';

export interface ItemRowProps {
  eventId: string;
  row: ItemDraft;
  /** From 1. */
  number: number;
  currency: string;
  places: boolean;
  marked: boolean;
  onChange: (part: Partial<ItemDraft>) => void;
  onRemove: () => void;
  /** Null where rows have no order of their own. */
  onMove: { up: boolean; down: boolean; by: (by: -1 | 1) => void } | null;
}

const NONE = { name: false, quantity: false, value: false, place: false };

/** One kind of goods. */
export function ItemRow(props: ItemRowProps) {
  const { eventId, row, number, currency, places, marked, onChange, onRemove, onMove } = props;
  const t = useTranslations('prizes.item');
  const locale = useLocale();
  const text = useProblemText();
  const [problem, setProblem] = useState<Problem | null>(null);
  const wrong = marked ? wrongIn(row, currency, places) : NONE;
  const name = row.name.trim() === '' ? t('legend', { number }) : row.name;
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{t('legend', { number })}</legend>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <PictureField
          eventId={eventId}
          pictureId={row.pictureId}
          name={name}
          onChange={(pictureId) => onChange({ pictureId })}
          onProblem={setProblem}
        />
        {places ? (
          <Field label={t('place')} error={wrong.place ? t('wrongPlace') : undefined} className="w-16">
            <Input
              inputMode="numeric"
              value={row.place}
              onChange={({ target }) => onChange({ place: target.value })}
            />
          </Field>
        ) : null}
        <Field
          label={t('name')}
          error={wrong.name ? t('wrongName') : undefined}
          className="min-w-44 flex-1 basis-44"
        >
          <Input
            value={row.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
        <Field
          label={places ? t('quantity') : t('quantityPerTable')}
          error={wrong.quantity ? t('wrongQuantity') : undefined}
          className="w-24"
        >
          <Input
            inputMode="numeric"
            value={row.quantity}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
        <Field
          label={t('value', { currency })}
          error={wrong.value ? t('wrongValue', amountLimits(currency, locale)) : undefined}
          className={wrong.value ? 'w-52' : 'w-32'}
        >
          <Input
            inputMode="decimal"
            value={row.value}
            placeholder="0"
            onChange={({ target }) => onChange({ value: target.value })}
          />
        </Field>
        <div className="ml-auto flex pt-6">
          {onMove ? (
            <>
              <IconButton label={t('up', { name })} disabled={!onMove.up} onClick={() => onMove.by(-1)}>
                <Icon name="arrow-up" />
              </IconButton>
              <IconButton label={t('down', { name })} disabled={!onMove.down} onClick={() => onMove.by(1)}>
                <Icon name="arrow-down" />
              </IconButton>
            </>
          ) : null}
          <IconButton label={t('remove', { name })} onClick={onRemove}>
            <Icon name="trash" />
          </IconButton>
        </div>
      </div>
      {problem ? (
        <div className="mt-2">
          <FieldError>{text(problem)}</FieldError>
        </div>
      ) : null}
    </fieldset>
  );
}
