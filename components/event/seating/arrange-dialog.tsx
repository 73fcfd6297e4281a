'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button, Dialog, Notice, useToast } from '@/components/ui';
import { MAX_SEED } from '@/lib/schemas/seating';
import type { Wish } from '@/lib/seating/arrange';
import type { Board } from '@/lib/seating/board';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import { ArrangeFields } from './arrange-fields';
import { ArrangeResult } from './arrange-result';
import type { SeatingActions } from './seating-actions';
import { comingTo, useArrangement, type SeatedSitting } from './use-arrangement';

export interface ArrangeDialogProps {
  eventId: string;
  sitting: SeatedSitting;
  arrange: SeatingActions['arrange'];
  onClose: () => void;
  /** It is done; the seating of before it. */
  onDone: (before: Board) => void;
}

/** How automatic seating is to seat, and what it would change, before it does. */
export function ArrangeDialog({ eventId, sitting, arrange, onClose, onDone }: ArrangeDialogProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const { run, busy, problem } = useAct(arrange);
  const coming = comingTo(sitting);
  const unseated = coming.filter((guest) => guest.tableId === null).length;
  const locked = new Set(sitting.tables.filter((table) => table.locked).map(({ id }) => id));
  const [wish, setWish] = useState<Wish>({
    method: 'mixed',
    who: unseated > 0 && unseated < coming.length ? 'unseated' : 'everybody',
    seed: 1,
  });
  const [count, setCount] = useState(Math.max(1, sitting.tables.length));
  const valid = Number.isInteger(wish.seed) && wish.seed >= 0 && wish.seed <= MAX_SEED;
  const least = wish.who === 'unseated' ? sitting.tables.length : 1;
  const wanted = Math.max(least, count);
  // Typing goes on while a large hall is worked out; what is done is what is shown.
  const shown = useDeferredValue(
    useMemo(() => ({ wish: valid ? wish : null, wanted }), [valid, wish, wanted]),
  );
  const settled = shown.wish === wish && shown.wanted === wanted;
  const preview = useArrangement(sitting, shown.wish, shown.wanted);
  const apply = async () => {
    if (!preview) return;
    const { digest } = preview;
    const before = sitting.board;
    const done = await run({ eventId, sittingId: sitting.sittingId, ...wish, tables: wanted, digest });
    if (!done?.ok) return;
    toast(t('arrange.done', { count: done.value.seated, moved: preview.changes.length }));
    onDone(before);
  };
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={t('arrange.title')}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={!preview || !settled || preview.dealt === 0}
            onClick={() => void apply()}
          >
            {preview ? t('arrange.apply', { count: preview.dealt }) : t('arrange.title')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[19rem_minmax(0,1fr)]">
        <ArrangeFields
          wish={wish}
          onWish={setWish}
          count={wanted}
          onCount={setCount}
          least={least}
          guests={coming.length}
          unseated={unseated}
          staying={coming.filter((guest) => locked.has(guest.tableId ?? '')).length}
          tables={sitting.tables}
        />
        <div className="flex min-w-0 flex-col gap-4">
          <ProblemNotice problem={problem} />
          {preview ? (
            <ArrangeResult preview={preview} sitting={sitting} />
          ) : (
            <Notice tone="warning">{t(valid ? 'arrange.allLocked' : 'arrange.badSeed')}</Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
}
