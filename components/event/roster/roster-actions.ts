import type { Answer } from '@/lib/schemas/problem';
import type { AddGuestInput, EditGuestInput, RemoveGuestInput } from '@/lib/schemas/roster';
import type { FindRosterInput, RemoveGuestsInput, SetDepartmentInput } from '@/lib/schemas/roster-page';
import type { SetWaitingInput } from '@/lib/schemas/seating';
import type { MoveToSittingInput } from '@/lib/schemas/sittings';

/** What the roster's page can do to one guest. */
export interface GuestActions {
  add: (input: AddGuestInput) => Promise<Answer<unknown>>;
  edit: (input: EditGuestInput) => Promise<Answer<unknown>>;
  remove: (input: RemoveGuestInput) => Promise<Answer<unknown>>;
}

/** What it can do to several at once. */
export interface BulkActions {
  /** The ids of all that a search finds. */
  find: (input: FindRosterInput) => Promise<Answer<string[]>>;
  wait: (input: SetWaitingInput) => Promise<Answer<{ changed: number }>>;
  setDepartment: (input: SetDepartmentInput) => Promise<Answer<{ changed: number }>>;
  moveToSitting: (input: MoveToSittingInput) => Promise<Answer<{ moved: number; unseated: number }>>;
  removeSeveral: (input: RemoveGuestsInput) => Promise<Answer<{ removed: number }>>;
}
