import type { SetTableCountInput } from '@/lib/schemas/event';
import type { Answer } from '@/lib/schemas/problem';
import type {
  AddSetInput,
  ArrangeSeatingInput,
  EditTableInput,
  GiveSeatInput,
  MoveGuestsInput,
  RemoveBondInput,
  RemoveTablesInput,
  RestoreSeatingInput,
  SaveBondInput,
  SetWaitingInput,
} from '@/lib/schemas/seating';
import type { MoveToSittingInput } from '@/lib/schemas/sittings';
import type { Place } from '@/lib/seating/types';

/** What the seating page can do. */
export interface SeatingActions {
  /** Doesn't read the page again: what it answers is all that changes. */
  move: (input: MoveGuestsInput) => Promise<Answer<{ places: Place[] }>>;
  arrange: (input: ArrangeSeatingInput) => Promise<Answer<{ seated: number }>>;
  restore: (input: RestoreSeatingInput) => Promise<Answer<{ seated: number }>>;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
  editTable: (input: EditTableInput) => Promise<Answer<unknown>>;
  removeTables: (input: RemoveTablesInput) => Promise<Answer<{ removed: number; unseated: number }>>;
  saveBond: (input: SaveBondInput) => Promise<Answer<unknown>>;
  removeBond: (input: RemoveBondInput) => Promise<Answer<unknown>>;
  wait: (input: SetWaitingInput) => Promise<Answer<{ changed: number }>>;
  giveSeat: (input: GiveSeatInput) => Promise<Answer<{ chair: number }>>;
  addSet: (input: AddSetInput) => Promise<Answer<unknown>>;
  removeSet: (input: AddSetInput) => Promise<Answer<unknown>>;
  moveToSitting: (input: MoveToSittingInput) => Promise<Answer<{ moved: number; unseated: number }>>;
}
