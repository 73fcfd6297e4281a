'use client';

import { peopleOf, type Board } from '@/lib/seating/board';
import type { SeatBond } from '@/lib/seating/types';
import type { SeatingTable } from '@/lib/seating/view';
import { ArrangeDialog } from './arrange-dialog';
import { MoveDialog } from './move-dialog';
import { useSeatKit, type SeatDialog } from './seat-kit';
import type { SeatingActions } from './seating-actions';
import { TableDialog } from './table-dialog';
import { AddSet, RemoveSet, RemoveTable } from './table-questions';

export interface SeatingDialogsProps {
  eventId: string;
  dialog: SeatDialog;
  sittingId: string;
  tables: readonly SeatingTable[];
  board: Board;
  bonds: readonly SeatBond[];
  actions: SeatingActions;
  onClose: () => void;
  /** Automatic seating is done; the board of before it. */
  onArranged: (before: Board) => void;
}

/** The dialog that is open. */
export function SeatingDialogs(props: SeatingDialogsProps) {
  const { eventId, dialog, sittingId, tables, board, bonds, actions, onClose, onArranged } = props;
  const kit = useSeatKit();
  if (dialog.name === 'arrange') {
    return (
      <ArrangeDialog
        eventId={eventId}
        sitting={{ sittingId, tables, board, bonds }}
        arrange={actions.arrange}
        onClose={onClose}
        onDone={onArranged}
      />
    );
  }
  if (dialog.name === 'move') {
    return <MoveDialog guestIds={[...kit.picked.get()]} tables={tables} onClose={onClose} />;
  }
  // As it is now, if somebody else has changed it since it was opened.
  const table = tables.find(({ id }) => id === dialog.table.id) ?? dialog.table;
  if (dialog.name === 'table') {
    return <TableDialog {...{ eventId, table, onClose }} save={actions.editTable} />;
  }
  if (dialog.name === 'remove-table') {
    const people = peopleOf(board, table.id).length;
    return <RemoveTable {...{ eventId, table, people, onClose }} remove={actions.removeTables} />;
  }
  return dialog.name === 'add-set' ? (
    <AddSet {...{ eventId, table, onClose }} add={actions.addSet} />
  ) : (
    <RemoveSet {...{ eventId, table, onClose }} remove={actions.removeSet} />
  );
}
