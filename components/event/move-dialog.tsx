'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Dialog, Field, Select, useToast } from '@/components/ui';
import type { Answer } from '@/lib/schemas/problem';
import type { RosterGuest, TableView } from '@/lib/schemas/roster-view';
import { TABLE_SIZE, type MoveGuestInput } from '@/lib/schemas/seating';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';

export interface MoveDialogProps {
  eventId: string;
  guest: RosterGuest;
  tables: readonly TableView[];
  atTable: ReadonlyMap<string | null, readonly RosterGuest[]>;
  move: (input: MoveGuestInput) => Promise<Answer<{ swappedWith: string | null }>>;
  onClose: () => void;
}

/** Where one guest sits: table and chair; a taken chair swaps. */
export function MoveDialog({ eventId, guest, tables, atTable, move, onClose }: MoveDialogProps) {
  const t = useTranslations('seating');
  const toast = useToast();
  const { run, busy, problem } = useAct(move);
  const [tableId, setTableId] = useState(guest.tableId ?? '');
  const [chair, setChair] = useState(guest.chair === null ? '' : String(guest.chair));
  const others = (atTable.get(tableId) ?? []).filter((one) => one.id !== guest.id);
  const chairs = Math.min(
    TABLE_SIZE.limit,
    Math.max(12, others.length + 2, ...others.map((one) => one.chair ?? 0)),
  );
  const save = async () => {
    const moved = await run({
      eventId,
      guestId: guest.id,
      tableId: tableId === '' ? null : tableId,
      chair: tableId === '' || chair === '' ? null : Number(chair),
    });
    if (!moved?.ok) return;
    const other = moved.value.swappedWith;
    toast(other === null ? t('moved', { name: guest.name }) : t('swapped', { name: guest.name, other }));
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('moveTitle', { name: guest.name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" onClick={() => void save()} busy={busy}>
            {t('move')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ProblemNotice problem={problem} />
        <Field label={t('toTable')}>
          <Select
            value={tableId}
            onChange={({ target }) => {
              setTableId(target.value);
              setChair('');
            }}
            options={[
              { value: '', label: t('noTable') },
              ...tables.map((table) => ({
                value: table.id,
                label: t('tableOption', {
                  number: table.number,
                  name: table.name,
                  count: atTable.get(table.id)?.length ?? 0,
                }),
              })),
            ]}
          />
        </Field>
        {tableId === '' ? null : (
          <Field label={t('toChair')} hint={t('chairHint')}>
            <Select
              value={chair}
              onChange={({ target }) => setChair(target.value)}
              options={[
                { value: '', label: t('nextChair') },
                ...Array.from({ length: chairs }, (_, index) => {
                  const sitter = others.find((one) => one.chair === index + 1);
                  return {
                    value: String(index + 1),
                    label: sitter
                      ? t('chairTaken', { chair: index + 1, name: sitter.name })
                      : t('chair', { chair: index + 1 }),
                  };
                }),
              ]}
            />
          </Field>
        )}
      </div>
    </Dialog>
  );
}
