'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Dialog, Field, Select } from '@/components/ui';
import { TABLE_SIZE } from '@/lib/schemas/seating';
import { peopleOf } from '@/lib/seating/board';
import type { SeatingTable } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';

export interface MoveDialogProps {
  guestIds: readonly string[];
  /** Tables of the sitting that is looked at. */
  tables: readonly SeatingTable[];
  onClose: () => void;
}

/** Where the chosen guests are to sit: a table, and for one of them a chair; a taken chair swaps. */
export function MoveDialog({ guestIds, tables, onClose }: MoveDialogProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const board = kit.store.getBoard();
  const only = guestIds.length === 1 ? board.byId.get(guestIds[0] ?? '') : undefined;
  const [tableId, setTableId] = useState(only?.tableId ?? '');
  const [chair, setChair] = useState(only?.chair ? String(only.chair) : '');
  const others = peopleOf(board, tableId).filter(({ id }) => id !== only?.id);
  const last = Math.max(12, others.length + 2, ...others.map((one) => one.chair ?? 0));
  const chairs = Math.min(TABLE_SIZE.limit, last);
  const save = () => {
    if (tableId === '') kit.put(guestIds, { tableId: null });
    else if (only && chair !== '') kit.put(guestIds, { tableId, chair: Number(chair) });
    else kit.put(guestIds, { tableId, at: 'free' });
    onClose();
  };
  const title = only
    ? t('move.title', { name: only.name })
    : t('move.titleSeveral', { count: guestIds.length });
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={title}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('move.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Field label={t('move.table')}>
          <Select
            value={tableId}
            onChange={({ target }) => {
              setTableId(target.value);
              setChair('');
            }}
            options={[
              { value: '', label: t('move.none') },
              ...tables.map((table) => ({
                value: table.id,
                label: t('move.option', {
                  number: table.number,
                  name: table.name,
                  count: peopleOf(board, table.id).length,
                }),
              })),
            ]}
          />
        </Field>
        {tableId === '' || !only ? null : (
          <Field label={t('move.chair')} hint={t('move.chairHint')}>
            <Select
              value={chair}
              onChange={({ target }) => setChair(target.value)}
              options={[
                { value: '', label: t('move.nextChair') },
                ...Array.from({ length: chairs }, (_, index) => {
                  const sitter = others.find((one) => one.chair === index + 1);
                  return {
                    value: String(index + 1),
                    label: sitter
                      ? t('move.chairTaken', { chair: index + 1, name: sitter.name })
                      : t('move.chairFree', { chair: index + 1 }),
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
