'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Button, Dialog, Field, Select } from '@/components/ui';
import { TABLE_SIZE } from '@/lib/schemas/seating';
import { peopleOf } from '@/lib/seating/board';
import { typeNumber } from '@/lib/seating/carry';
import type { SeatingTable } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';

export interface MoveDialogProps {
  guestIds: readonly string[];
  /** Tables of the sitting that is looked at. */
  tables: readonly SeatingTable[];
  onClose: () => void;
}

/** Nothing chosen yet: Enter alone must not take several guests' seats away. */
const UNDECIDED = 'undecided';

/**
 * Where the chosen guests are to sit: a table, chosen or by typing its number, and for one of them a chair; a
 * taken chair swaps. What can't be is said here, and the dialog stays.
 */
export function MoveDialog({ guestIds, tables, onClose }: MoveDialogProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const form = useId();
  const field = useRef<HTMLSelectElement>(null);
  // The dialog opens first, and puts the focus on its cross.
  useEffect(() => field.current?.focus(), []);
  const board = kit.store.getBoard();
  const only = guestIds.length === 1 ? board.byId.get(guestIds[0] ?? '') : undefined;
  const [tableId, setTableId] = useState(only ? (only.tableId ?? '') : UNDECIDED);
  const [chair, setChair] = useState(only?.chair ? String(only.chair) : '');
  const [typed, setTyped] = useState('');
  // A number that no table has, as long as it is the last thing that was said.
  const [missing, setMissing] = useState('');
  const [problem, setProblem] = useState('');
  const others = peopleOf(board, tableId).filter(({ id }) => id !== only?.id);
  const last = Math.max(12, others.length + 2, ...others.map((one) => one.chair ?? 0));
  const chairs = Math.min(TABLE_SIZE.limit, last);
  const choose = (id: string) => {
    setTableId(id);
    setChair('');
    setMissing('');
    setProblem('');
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (missing !== '') return;
    if (tableId === UNDECIDED) {
      setProblem(t('move.chooseFirst'));
      return;
    }
    const target =
      tableId === ''
        ? { tableId: null }
        : only && chair !== ''
          ? { tableId, chair: Number(chair) }
          : ({ tableId, at: 'free' } as const);
    const refusal = kit.tryPut(guestIds, target);
    setProblem(refusal);
    if (refusal === '') onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) {
      event.preventDefault();
      const next = typeNumber(
        typed,
        event.key,
        tables.map(({ number }) => number),
      );
      setTyped(next);
      const table = tables.find(({ number }) => String(number) === next);
      if (table) choose(table.id);
      else setMissing(next);
    } else setTyped('');
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
          <Button variant="primary" type="submit" form={form}>
            {t('move.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={save}
        onKeyDown={(event) => {
          // Lists don't send a form by themselves.
          if (event.key === 'Enter') save(event);
        }}
        className="flex flex-col gap-4"
      >
        <Field
          label={t('move.table')}
          hint={t('move.tableHint')}
          error={missing === '' ? problem : t('move.noTable', { number: missing })}
        >
          <Select
            ref={field}
            value={tableId}
            onKeyDown={onKeyDown}
            onBlur={() => setTyped('')}
            onChange={({ target }) => {
              setTyped('');
              choose(target.value);
            }}
            options={[
              ...(only ? [] : [{ value: UNDECIDED, label: t('move.choose'), disabled: true }]),
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
      </form>
    </Dialog>
  );
}
