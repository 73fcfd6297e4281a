'use client';

import { useTranslations } from 'next-intl';
import { Button, Notice } from '@/components/ui';
import { fitLast, piecesOf, toWhole } from './goods';
import type { TierDraft } from './tier-draft';

export interface SumLineProps {
  draft: TierDraft;
  onChange: (part: Partial<TierDraft>) => void;
  /** Whether the form has been sent with a difference. */
  marked: boolean;
}

/** Whether a tier's goods are as many as its prizes; by how much they aren't, and one tap that makes them so. */
export function SumLine({ draft, onChange, marked }: SumLineProps) {
  const t = useTranslations('prizes.sum');
  const { rows, unlimited } = draft;
  const pieces = piecesOf(rows);
  const quantity = toWhole(draft.quantity);
  if (rows.length === 0) return null;
  if (unlimited && draft.kind === 'consolation') return <Notice>{t('perGuest')}</Notice>;
  if (unlimited) return <Notice>{t('unlimited', { pieces })}</Notice>;
  if (Number.isNaN(quantity)) return null;
  if (pieces === quantity) return <Notice tone="good">{t('same', { pieces })}</Notice>;
  const fitted = fitLast(rows, quantity);
  const last = rows.at(-1);
  return (
    <Notice
      tone={marked ? 'error' : 'warning'}
      title={
        pieces > quantity
          ? t('more', { pieces, quantity, count: pieces - quantity })
          : t('fewer', { pieces, quantity, count: quantity - pieces })
      }
      actions={
        <>
          {pieces > 0 ? (
            <Button size="small" onClick={() => onChange({ quantity: String(pieces) })}>
              {t('fitQuantity', { pieces })}
            </Button>
          ) : null}
          {fitted && last ? (
            <Button size="small" onClick={() => onChange({ rows: fitted })}>
              {t('fitLast', { name: last.name.trim() || '…', count: toWhole(fitted.at(-1)?.quantity ?? '') })}
            </Button>
          ) : null}
        </>
      }
    />
  );
}
