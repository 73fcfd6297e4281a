'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Button, Icon } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { peopleOf, unseatedList } from '@/lib/seating/board';
import { brokenBonds } from '@/lib/seating/broken-bonds';
import type { FloorTable, SeatingView } from '@/lib/seating/view';
import { FloorPanel } from './floor-panel';
import { SeatBoard } from './seat-board';
import { SeatKitProvider, type SeatDialog } from './seat-kit';
import { SeatingDialogs } from './seating-dialogs';
import { SeatingNotices } from './seating-notices';
import { SelectionBar } from './selection-bar';
import { SittingTabs } from './sitting-tabs';
import { useBoard } from './use-board';
import { useSeatKitOf } from './use-seat-kit';
import { useUndo } from './use-undo';
import type { SeatingActions } from './seating-actions';

export interface SeatingPanelProps {
  event: EventHead;
  view: SeatingView;
  /** Once the event is open: how far each table is. */
  floor: readonly FloorTable[];
  /** The sitting to begin with. */
  first: string;
  actions: SeatingActions;
}

/** Who sits where: dragged, carried by keyboard, dealt; in an open event to be looked at. */
export function SeatingPanel({ event, view, floor, first, actions }: SeatingPanelProps) {
  const t = useTranslations('seating');
  const [sittingId, setSittingId] = useState(first);
  const [dialog, open] = useState<SeatDialog | null>(null);
  const live = useBoard(event.id, view, actions.move);
  const { board } = live;
  const draft = event.editable && event.status === 'draft';
  const kit = useSeatKitOf({
    eventId: event.id,
    store: live.store,
    tables: view.tables,
    editable: draft,
    playing: event.editable && event.status === 'open',
    editTable: actions.editTable,
    open,
  });
  const current = view.sittings.some(({ id }) => id === sittingId) ? sittingId : (view.sittings[0]?.id ?? '');
  const tables = useMemo(
    () => view.tables.filter((table) => table.sittingId === current),
    [view.tables, current],
  );
  const undo = useUndo({ eventId: event.id, sittingId: current, tables, board, restore: actions.restore });
  const broken = useMemo(() => {
    const locked = new Set(view.tables.filter((table) => table.locked).map(({ id }) => id));
    return brokenBonds(
      view.bonds,
      (id) => board.byId.get(id)?.tableId ?? null,
      (id) => locked.has(id),
    );
  }, [view.bonds, view.tables, board]);
  useEffect(() => {
    const ids = broken.flatMap(({ guests }) => guests);
    if (ids.length > 0 || kit.broken.get().size > 0) kit.broken.set(new Set(ids));
  }, [broken, kit]);
  const floorOf = useMemo(() => new Map(floor.map((table) => [table.tableId, table])), [floor]);
  const choose = (id: string) => {
    kit.pick([]);
    kit.carry.set(null);
    setSittingId(id);
  };
  const comes = tables.reduce((sum, { id }) => sum + peopleOf(board, id).length, 0);
  const all = comes + peopleOf(board, unseatedList(current)).length;
  return (
    <SeatKitProvider value={kit}>
      <PageHeading
        title={t('title')}
        text={draft ? t('lead') : event.status === 'draft' ? undefined : t('frozen')}
        actions={
          <>
            <LinkButton href={`/events/${event.id}/seating/print?sitting=${current}`}>
              <Icon name="print" />
              {t('print')}
            </LinkButton>
            {draft ? (
              <LinkButton href={`/events/${event.id}/seating/sittings`}>{t('sittings')}</LinkButton>
            ) : null}
            {draft && all > 0 && tables.length > 0 ? (
              <Button variant="primary" onClick={() => open({ name: 'arrange' })}>
                <Icon name="shuffle" />
                {t('arrange.title')}
              </Button>
            ) : null}
          </>
        }
      />
      <SittingTabs sittings={view.sittings} current={current} onChange={choose}>
        <SeatingNotices {...{ event, view, live, tables, undo, broken, actions }} sittingId={current} />
        {event.status === 'open' ? (
          <FloorPanel
            {...{ tables, board, actions }}
            eventId={event.id}
            sittingId={current}
            floor={floorOf}
            editable={event.editable}
          />
        ) : null}
        <SeatBoard
          {...{ event, tables, board }}
          sittings={view.sittings}
          allTables={view.tables}
          sittingId={current}
          onSitting={choose}
          setTables={actions.setTables}
        />
      </SittingTabs>
      {draft ? (
        <SelectionBar eventId={event.id} sittings={view.sittings} sittingId={current} actions={actions} />
      ) : null}
      {dialog === null ? null : (
        <SeatingDialogs
          {...{ dialog, tables, board, actions }}
          eventId={event.id}
          bonds={view.bonds}
          sittingId={current}
          onClose={() => open(null)}
          onArranged={(before) => {
            undo.keep(before);
            open(null);
          }}
        />
      )}
    </SeatKitProvider>
  );
}
