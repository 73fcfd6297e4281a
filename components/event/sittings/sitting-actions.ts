import type { SetTableCountInput } from '@/lib/schemas/event';
import type { Answer } from '@/lib/schemas/problem';
import type { SaveSetsInput } from '@/lib/schemas/seating';
import type {
  AddSittingInput,
  EditSittingInput,
  OrderSittingsInput,
  RemoveSittingInput,
} from '@/lib/schemas/sittings';

/** What the sittings' page can do. */
export interface SittingActions {
  add: (input: AddSittingInput) => Promise<Answer<unknown>>;
  edit: (input: EditSittingInput) => Promise<Answer<unknown>>;
  order: (input: OrderSittingsInput) => Promise<Answer<unknown>>;
  remove: (input: RemoveSittingInput) => Promise<Answer<unknown>>;
  saveSets: (input: SaveSetsInput) => Promise<Answer<{ tables: number }>>;
  setTables: (input: SetTableCountInput) => Promise<Answer<{ unseated: number }>>;
}
