'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Dialog, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { SaveFinalItemsInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from '../problem-notice';
import { usePart } from '../use-part';
import { ConflictNotice } from './conflict-notice';
import { isWrong, toDrafts, toItem, toWhole, type ItemDraft } from './goods';
import { ItemRows } from './item-rows';
import { SavedItems } from './saved-tier-view';

export interface FinalDialogProps {
  event: EventHead;
  items: readonly PlanItem[];
  save: (input: SaveFinalItemsInput) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** The prizes of the final's places, to be typed. */
export function FinalDialog({ event, items, save, onClose }: FinalDialogProps) {
  const t = useTranslations('prizes');
  const toast = useToast();
  const { currency } = event;
  const [rows, setRows] = useState<ItemDraft[]>(() => toDrafts(items, currency));
  const [marked, setMarked] = useState(false);
  const part = usePart(save, { revision: event.revision, part: items });
  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    setMarked(true);
    if (rows.some((row) => isWrong(row, currency, true))) return;
    const saved = await part.submit((revision) => ({
      ...{ eventId: event.id, revision },
      items: rows.map((row) => ({ ...toItem(row, currency), place: toWhole(row.place) })),
    }));
    if (!saved?.ok) return;
    toast(t('final.saved'));
    onClose();
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('final.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={part.busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="final" busy={part.busy}>
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
        {part.theirs ? (
          <ConflictNotice
            onMine={part.accept}
            onTheirs={() => {
              setRows(toDrafts(items, currency));
              part.accept();
            }}
          >
            <SavedItems items={part.theirs.part} currency={currency} />
          </ConflictNotice>
        ) : null}
        <ProblemNotice problem={part.problem} />
        <p className="text-ink-2">{t('final.text')}</p>
        <ItemRows
          eventId={event.id}
          places
          wanted={null}
          {...{ rows, currency, marked }}
          onChange={setRows}
        />
      </form>
    </Dialog>
  );
}
