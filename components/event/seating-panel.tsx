'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, ConfirmDialog, Icon, Input, Notice, useToast } from '@/components/ui';
import type { SetTableCountInput } from '@/lib/schemas/event';
import type { EventHead } from '@/lib/schemas/event-view';
import { groupBy } from '@/lib/schemas/group-by';
import type { Answer } from '@/lib/schemas/problem';
import type { RosterGuest, TableView } from '@/lib/schemas/roster-view';
import { searchGuests } from '@/lib/schemas/search-guests';
import type { MoveGuestInput, SeatEvenlyInput } from '@/lib/schemas/seating';
import { useProblemText } from '@/components/frame/use-problem-text';
import { MoveDialog } from './move-dialog';
import { ProblemNotice } from './problem-notice';
import { SeatingTable, Unseated } from './seating-table';
import { TableCount } from './table-count';
import { useAct } from './use-act';

export interface SeatingPanelProps {
  event: EventHead;
  guests: readonly RosterGuest[];
  tables: readonly TableView[];
  deal: (input: SeatEvenlyInput) => Promise<Answer<{ seated: number }>>;
  move: (input: MoveGuestInput) => Promise<Answer<{ swappedWith: string | null }>>;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
}

/** All tables and who sits there. In the draft guests are dealt and moved; afterwards it is a list. */
export function SeatingPanel({ event, guests, tables, deal, move, setTables }: SeatingPanelProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const [query, setQuery] = useState('');
  const [moving, setMoving] = useState<RosterGuest | null>(null);
  const [asking, setAsking] = useState(false);
  const dealing = useAct(deal);
  const draft = event.editable && event.status === 'draft';
  const present = useMemo(() => guests.filter((guest) => !guest.waiting), [guests]);
  const atTable = useMemo(() => groupBy(present, (guest) => guest.tableId), [present]);
  const unseated = atTable.get(null) ?? [];
  const found = useMemo(
    () => (query.trim() === '' ? null : new Set(searchGuests(present, query).map((guest) => guest.id))),
    [present, query],
  );
  const shownTables = found
    ? tables.filter((table) => atTable.get(table.id)?.some((guest) => found.has(guest.id)))
    : tables;
  const run = async (who: SeatEvenlyInput['who']) => {
    const dealt = await dealing.run({ eventId: event.id, who });
    setAsking(false);
    if (dealt?.ok) toast(t('dealt', { count: dealt.value.seated }));
    else if (dealt) toast(text(dealt.error), 'bad');
  };
  const onMove = draft ? setMoving : null;

  return (
    <>
      <PageHeading
        title={t('title')}
        text={draft ? t('lead') : event.status === 'draft' ? undefined : t('frozen')}
        actions={
          draft && present.length > 0 ? (
            <>
              {unseated.length > 0 && unseated.length < present.length ? (
                <Button busy={dealing.busy} onClick={() => void run('unseated')}>
                  {t('dealUnseated', { count: unseated.length })}
                </Button>
              ) : null}
              <Button
                variant={unseated.length === present.length ? 'primary' : 'secondary'}
                busy={dealing.busy}
                onClick={() => (unseated.length === present.length ? void run('everybody') : setAsking(true))}
              >
                {t('dealAll')}
              </Button>
            </>
          ) : undefined
        }
      />
      <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
        <label className="relative min-w-60 flex-1 sm:max-w-sm">
          <span className="sr-only">{t('search')}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
          />
          <Input
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            placeholder={t('search')}
            className="pl-11"
          />
        </label>
        {draft ? <TableCount eventId={event.id} count={tables.length} setTables={setTables} /> : null}
      </div>
      <ProblemNotice problem={dealing.problem} className="mb-4" />
      {present.length === 0 ? <Notice className="mb-4">{t('noGuests')}</Notice> : null}
      {unseated.length > 0 ? <Unseated guests={unseated} found={found} onMove={onMove} /> : null}
      <ul className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {shownTables.map((table) => (
          <li key={table.id} className="min-w-0">
            <SeatingTable table={table} guests={atTable.get(table.id) ?? []} found={found} onMove={onMove} />
          </li>
        ))}
      </ul>
      {moving ? (
        <MoveDialog
          key={moving.id}
          eventId={event.id}
          guest={moving}
          tables={tables}
          atTable={atTable}
          move={move}
          onClose={() => setMoving(null)}
        />
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('dealAsk')}
        confirmLabel={t('dealAll')}
        cancelLabel={t('cancel')}
        busy={dealing.busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void run('everybody')}
      >
        {t('dealAskText')}
      </ConfirmDialog>
    </>
  );
}
