'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Card, Dialog, Icon, Tag, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { formatMoney } from '@/lib/schemas/money';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { SaveFinalItemsInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { ItemRows, toWhole, type ItemDraft } from './item-rows';
import { ProblemNotice } from './problem-notice';
import { isWrong, toDrafts, toItem } from './tier-dialog';
import { useAct } from './use-act';

export interface FinalPrizesProps {
  event: EventHead;
  items: readonly PlanItem[];
  draft: boolean;
  save: (input: SaveFinalItemsInput) => Promise<Answer<unknown>>;
}

/** The prizes of the final's places. */
export function FinalPrizes({ event, items, draft, save }: FinalPrizesProps) {
  const t = useTranslations('prizes');
  const locale = useLocale();
  const [editing, setEditing] = useState(false);
  return (
    <Card
      title={t('final.title')}
      actions={
        draft ? (
          <Button size="small" variant="quiet" onClick={() => setEditing(true)} aria-label={t('final.edit')}>
            <Icon name="edit" className="size-4" />
            {t('edit')}
          </Button>
        ) : undefined
      }
    >
      {items.length === 0 ? (
        <p className="text-ink-2">{t('final.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {items.map((item) => (
            <li key={item.id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <b className="w-16">{t('final.place', { place: item.place ?? 0 })}</b>
              <Tag className="wrap-anywhere">
                {item.quantity > 1 ? t('itemTimes', { name: item.name, count: item.quantity }) : item.name}
                <b className="whitespace-nowrap text-gold">
                  {formatMoney(item.value, event.currency, locale)}
                </b>
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {editing ? (
        <FinalDialog event={event} items={items} save={save} onClose={() => setEditing(false)} />
      ) : null}
    </Card>
  );
}

function FinalDialog({
  event,
  items,
  save,
  onClose,
}: Omit<FinalPrizesProps, 'draft'> & { onClose: () => void }) {
  const t = useTranslations('prizes');
  const toast = useToast();
  const { run, busy, problem } = useAct(save);
  const [rows, setRows] = useState<ItemDraft[]>(() => toDrafts(items, event.currency));
  const [marked, setMarked] = useState(false);
  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    setMarked(true);
    if (rows.some((row) => isWrong(row, event.currency, true))) return;
    const saved = await run({
      eventId: event.id,
      revision: event.revision,
      items: rows.map((row) => ({ ...toItem(row, event.currency), place: toWhole(row.place) })),
    });
    if (!saved?.ok) return;
    toast(t('final.saved'));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('final.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="final" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="final"
        onSubmit={(submitted) => void submit(submitted)}
        noValidate
        className="flex flex-col gap-4"
      >
        <ProblemNotice problem={problem} />
        <p className="text-ink-2">{t('final.text')}</p>
        <ItemRows rows={rows} currency={event.currency} places marked={marked} onChange={setRows} />
      </form>
    </Dialog>
  );
}
