import type { GivenRequest, HelpRequest, WitnessRequest } from '../schemas/beside';

/** What a host did beside the log: it counts here at once and goes up by itself, as an entry does. */
export type NewDeed =
  | { kind: 'given'; body: GivenRequest }
  | { kind: 'witness'; body: WitnessRequest }
  /** `at`: the device's clock, shown until the server has it. */
  | { kind: 'help'; body: HelpRequest; at: string };

/** A deed that waits to be sent, with the device's own id for it. */
export type Deed = NewDeed & { id: string };
