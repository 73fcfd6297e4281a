import type {
  AddFinalistInput,
  DecidePlacesInput,
  DrawFinalistsInput,
  DrawNextStageInput,
  FindGuestsInput,
  FoundGuest,
  LogFinalInput,
  SeatFinalistsInput,
  SetUpFinalInput,
  WithdrawFinalistInput,
} from '@/lib/schemas/final';
import type { Answer } from '@/lib/schemas/problem';

type Action<Input, Value = unknown> = (input: Input) => Promise<Answer<Value>>;

/** What the final's page can do; the page gives its server actions. */
export interface FinalActions {
  setUp: Action<SetUpFinalInput>;
  draw: Action<DrawFinalistsInput, { finalists: number }>;
  drawNext: Action<DrawNextStageInput, { finalists: number }>;
  add: Action<AddFinalistInput>;
  withdraw: Action<WithdrawFinalistInput>;
  restore: Action<WithdrawFinalistInput>;
  seat: Action<SeatFinalistsInput, { tables: number }>;
  decide: Action<DecidePlacesInput>;
  log: Action<LogFinalInput>;
  find: Action<FindGuestsInput, { guests: FoundGuest[]; more: boolean }>;
}
