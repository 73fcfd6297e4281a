'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Badge, Button, Card, Field, Select, Table, Td, Th, Tr, useToast } from '@/components/ui';
import { peopleOf, unseatedList, waitingList, type Board } from '@/lib/seating/board';
import type { FloorTable, SeatingTable } from '@/lib/seating/view';
import { useAct } from '../use-act';
import type { SeatingActions } from './seating-actions';

export interface FloorPanelProps {
  eventId: string;
  sittingId: string;
  tables: readonly SeatingTable[];
  floor: ReadonlyMap<string, FloorTable>;
  board: Board;
  editable: boolean;
  actions: Pick<SeatingActions, 'giveSeat' | 'wait'>;
}

/** In an open event: who still waits for a chair, and where some are free. */
export function FloorPanel({ eventId, sittingId, tables, floor, board, editable, actions }: FloorPanelProps) {
  const t = useTranslations('seating');
  const waiting = peopleOf(board, waitingList(sittingId));
  const unseated = peopleOf(board, unseatedList(sittingId));
  const rows = tables.flatMap((table) => {
    const state = floor.get(table.id);
    return state ? [{ table, state }] : [];
  });
  const free = rows.filter(({ state }) => state.away.length > 0 && state.state !== 'ended');
  const open = rows.filter(({ state }) => state.state === 'not-begun').map(({ table }) => table);
  return (
    <div className="mb-4 grid items-start gap-4 lg:grid-cols-2">
      <Card title={t('floor.waiting', { count: waiting.length })}>
        {waiting.length === 0 ? (
          <p className="text-ink-2">{t('floor.nobodyWaits')}</p>
        ) : (
          <ul className="flex flex-col gap-3">
            {waiting.map((guest) => (
              <li key={guest.id} className="flex flex-wrap items-end gap-3">
                <span className="min-w-32 flex-1 pb-2">
                  <bdi className="line-clamp-2 text-left font-semibold wrap-anywhere">{guest.name}</bdi>
                  <span className="block text-sm text-ink-2">{guest.department}</span>
                </span>
                {editable && open.length > 0 ? (
                  <GiveSeat {...{ eventId, guest, board }} tables={open} giveSeat={actions.giveSeat} />
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {waiting.length > 0 ? (
          <p className="mt-3 text-sm text-ink-2">
            {t(open.length > 0 ? 'floor.giveHint' : 'floor.allBegun')}
          </p>
        ) : null}
        {editable && unseated.length > 0 ? (
          <Unseated {...{ eventId }} guestIds={unseated.map(({ id }) => id)} wait={actions.wait} />
        ) : null}
      </Card>
      <Card
        flush
        title={t('floor.free', { count: free.reduce((sum, { state }) => sum + state.away.length, 0) })}
      >
        {free.length === 0 ? (
          <p className="px-5 pb-5 text-ink-2">
            {t(rows.some(({ state }) => state.rollCalled) ? 'floor.noneFree' : 'floor.noRoll')}
          </p>
        ) : (
          <Table bare caption={t('floor.freeCaption')} className="border-t border-line-2">
            <thead>
              <tr>
                <Th>{t('floor.table')}</Th>
                <Th className="w-full">{t('floor.away')}</Th>
                <Th>{t('floor.state')}</Th>
              </tr>
            </thead>
            <tbody>
              {free.map(({ table, state }) => (
                <Tr key={table.id}>
                  <Td className="whitespace-nowrap">{t('table', { number: table.number })}</Td>
                  <Td className="wrap-anywhere">
                    <bdi>{state.away.join(t('comma'))}</bdi>
                  </Td>
                  <Td>
                    <Badge tone={state.state === 'not-begun' ? 'good' : 'gold'}>
                      {t(`floor.stateOf.${state.state}`)}
                    </Badge>
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        )}
      </Card>
    </div>
  );
}

interface GiveSeatProps {
  eventId: string;
  guest: { id: string; name: string };
  tables: readonly SeatingTable[];
  board: Board;
  giveSeat: SeatingActions['giveSeat'];
}

function GiveSeat({ eventId, guest, tables, board, giveSeat }: GiveSeatProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const { run, busy } = useAct(giveSeat);
  const byRoom = [...tables].sort(
    (one, other) => peopleOf(board, one.id).length - peopleOf(board, other.id).length,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const tableId = byRoom.some(({ id }) => id === chosen) ? chosen : (byRoom[0]?.id ?? null);
  const give = async () => {
    if (tableId === null) return;
    const given = await run({ eventId, guestId: guest.id, tableId });
    const number = tables.find(({ id }) => id === tableId)?.number ?? 0;
    if (given?.ok) toast(t('floor.given', { name: guest.name, number, chair: given.value.chair }));
    else if (given) toast(text(given.error), 'bad');
  };
  return (
    <>
      <Field label={t('floor.seatAt', { name: guest.name })} hideLabel className="w-44">
        <Select
          value={tableId ?? ''}
          onChange={({ target }) => setChosen(target.value)}
          options={byRoom.map((table) => ({
            value: table.id,
            label: t('move.option', {
              number: table.number,
              name: table.name,
              count: peopleOf(board, table.id).length,
            }),
          }))}
        />
      </Field>
      <Button busy={busy} onClick={() => void give()}>
        {t('floor.give')}
      </Button>
    </>
  );
}

/** Who came to no table when the event opened can still be put on the waiting list. */
function Unseated({
  eventId,
  guestIds,
  wait,
}: {
  eventId: string;
  guestIds: string[];
  wait: SeatingActions['wait'];
}) {
  const t = useTranslations('seating');
  const toast = useToast();
  const text = useProblemText();
  const { run, busy } = useAct(wait);
  const put = async () => {
    const changed = await run({ eventId, guestIds, waiting: true });
    if (changed?.ok) toast(t('waitingOn', { count: changed.value.changed }));
    else if (changed) toast(text(changed.error), 'bad');
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line-2 pt-4">
      <p className="min-w-40 flex-1">{t('floor.unseated', { count: guestIds.length })}</p>
      <Button busy={busy} onClick={() => void put()}>
        {t('floor.letWait')}
      </Button>
    </div>
  );
}
