'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Card, Icon, Notice } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { SaveFinalItemsInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { FinalDialog } from './final-dialog';
import { GoodsTag } from './tier-table';

export interface FinalPrizesProps {
  event: EventHead;
  items: readonly PlanItem[];
  /** How many places the final has as it is set up; null: not yet. */
  places: number | null;
  draft: boolean;
  money: (minor: number) => string;
  save: (input: SaveFinalItemsInput) => Promise<Answer<unknown>>;
}

/** The prizes of the final's places. */
export function FinalPrizes({ event, items, places, draft, money, save }: FinalPrizesProps) {
  const t = useTranslations('prizes');
  const [editing, setEditing] = useState(false);
  const beyond = items.filter((item) => places !== null && (item.place ?? 0) > places);
  return (
    <Card
      title={t('final.title')}
      actions={
        draft ? (
          <Button
            size="small"
            variant="quiet"
            className="print:hidden"
            onClick={() => setEditing(true)}
            aria-label={t('final.edit')}
          >
            <Icon name="edit" className="size-4" />
            {t('edit')}
          </Button>
        ) : undefined
      }
    >
      <p className="mb-3 text-[0.9375rem] text-ink-2">{t('final.explain')}</p>
      {items.length === 0 ? (
        <p>{t('final.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <b className="min-w-16">{t('final.place', { place: item.place ?? 0 })}</b>
              <GoodsTag eventId={event.id} item={item} money={money} />
            </li>
          ))}
        </ul>
      )}
      {beyond.length > 0 ? (
        <Notice tone="warning" className="mt-3">
          {t('final.beyond', { places: places ?? 0 })}
        </Notice>
      ) : null}
      {editing ? <FinalDialog {...{ event, items, save }} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}
