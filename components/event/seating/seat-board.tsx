'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button, cx } from '@/components/ui';
import type { SetTableCountInput } from '@/lib/schemas/event';
import type { EventHead } from '@/lib/schemas/event-view';
import type { Answer } from '@/lib/schemas/problem';
import type { SittingView } from '@/lib/schemas/sittings';
import { peopleOf, unseatedList, waitingList, type Board } from '@/lib/seating/board';
import type { Lane } from '@/lib/seating/carry';
import type { SeatingGuest, SeatingTable } from '@/lib/seating/view';
import { JumpBox } from './jump-box';
import { PickDepartment } from './pick-department';
import { useSeatKit } from './seat-kit';
import { SeatTable } from './seat-table';
import { SideList } from './side-list';
import { TableCount } from './table-count';
import { useKeyboard } from './use-keyboard';
import { useDrops, useDropZone } from './use-seat-drag';
import { useSittingName } from './use-sitting-name';

export interface SeatBoardProps {
  event: EventHead;
  sittings: readonly SittingView[];
  sittingId: string;
  /** Those of the sitting, and those of all. */
  tables: readonly SeatingTable[];
  allTables: readonly SeatingTable[];
  board: Board;
  onSitting: (sittingId: string) => void;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
}

/** So many tables are drawn before the browser knows which are on the screen. */
const EARLY = 16;

/** The tables of a sitting, with those who have none beside them. */
export function SeatBoard(props: SeatBoardProps) {
  const { event, sittings, sittingId, tables, allTables, board, onSitting, setTables } = props;
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const nameOf = useSittingName();
  const unseated = peopleOf(board, unseatedList(sittingId));
  const waiting = peopleOf(board, waitingList(sittingId));
  const lanes = useRef<() => readonly Lane[]>(() => []);
  lanes.current = () => [
    { list: unseatedList(sittingId), tableId: null, number: null, guestIds: unseated.map(({ id }) => id) },
    { list: waitingList(sittingId), tableId: null, number: null, guestIds: waiting.map(({ id }) => id) },
    ...tables.map(({ id, number }) => ({
      ...{ list: id, tableId: id, number },
      guestIds: peopleOf(board, id).map((guest) => guest.id),
    })),
  ];
  const { onKeyDown, said } = useKeyboard(kit, () => lanes.current());
  const dragging = useDrops(kit);

  const placeOf = (guest: SeatingGuest) => {
    const table = allTables.find(({ id }) => id === guest.tableId);
    const place = table ? t('table', { number: table.number }) : t(guest.waiting ? 'waits' : 'nowhere');
    const sitting = sittings.length > 1 ? sittings.find(({ id }) => id === guest.sittingId) : undefined;
    return sitting ? t('inSitting', { sitting: nameOf(sitting), place }) : place;
  };
  const showTable = (table: SeatingTable) => {
    document.querySelector(`[data-table="${table.number}"]`)?.scrollIntoView({ block: 'center' });
    const [first] = peopleOf(board, table.id);
    if (first) kit.show(first.id);
  };
  const beside = kit.editable
    ? unseated.length + waiting.length > 0
    : event.status === 'draft' && unseated.length > 0;
  return (
    // Keys of the rows inside: it does nothing by itself.
    <div onKeyDown={onKeyDown} className="[--seat:2.25rem] pointer-coarse:[--seat:2.75rem]">
      <p id="seating-keys" hidden>
        {t('keys')}
      </p>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <JumpBox
          board={board}
          tables={tables}
          placeOf={placeOf}
          onGuest={(guest) => {
            if (guest.sittingId !== sittingId) onSitting(guest.sittingId);
            kit.show(guest.id);
          }}
          onTable={showTable}
        />
        {kit.editable ? (
          <>
            <PickDepartment board={board} sittingId={sittingId} />
            <TableCount
              key={sittingId}
              {...{ sittingId, setTables }}
              eventId={event.id}
              count={tables.length}
            />
          </>
        ) : null}
      </div>
      <div
        className={
          beside
            ? 'grid items-start gap-4 lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]'
            : undefined
        }
      >
        {beside ? (
          <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
            <SideList
              list={unseatedList(sittingId)}
              title={t('unseated')}
              people={unseated}
              drops
              empty={t(tables.some(({ id }) => peopleOf(board, id).length > 0) ? 'allSeated' : 'allWait')}
            />
            {waiting.length > 0 ? (
              <SideList
                list={waitingList(sittingId)}
                title={t('waiting')}
                people={waiting}
                drops={false}
                empty=""
                actions={kit.editable ? <SeatThem {...{ waiting, tables, board }} /> : undefined}
              />
            ) : null}
          </div>
        ) : null}
        <ul className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] items-stretch gap-3">
          {tables.map((table, index) => (
            <li key={table.id} className="min-w-0">
              <SeatTable table={table} people={peopleOf(board, table.id)} early={index < EARLY} />
            </li>
          ))}
        </ul>
      </div>
      {dragging ? <UnseatZone /> : null}
    </div>
  );
}

/** Where a guest is dropped who is to have no table; the list of those may be far away, or empty. */
function UnseatZone() {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const ref = useRef<HTMLParagraphElement>(null);
  const over = useDropZone(ref, kit, null);
  return (
    <p
      ref={ref}
      className={cx(
        'fixed inset-x-4 bottom-4 z-40 mx-auto max-w-sm rounded-card border-2 border-dashed px-6 py-5 text-center font-semibold shadow-lift',
        over ? 'border-lacquer bg-lacquer-soft text-lacquer' : 'border-edge bg-card text-ink-2',
      )}
    >
      {t('dropToUnseat')}
    </p>
  );
}

/** Seats all who wait, each at the table that has the fewest people by then. */
function SeatThem({
  waiting,
  tables,
  board,
}: {
  waiting: readonly SeatingGuest[];
  tables: readonly SeatingTable[];
  board: Board;
}) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const open = tables.filter((table) => !table.locked);
  const seat = () => {
    const people = new Map(open.map(({ id }) => [id, peopleOf(board, id).length]));
    for (const guest of waiting) {
      const [tableId] = [...people].reduce((best, next) => (next[1] < best[1] ? next : best));
      people.set(tableId, (people.get(tableId) ?? 0) + 1);
      kit.put([guest.id], { tableId, at: 'free' });
    }
  };
  return (
    <Button size="small" className="flex-1" disabled={open.length === 0} onClick={seat}>
      {t('seatWaiting', { count: waiting.length })}
    </Button>
  );
}
