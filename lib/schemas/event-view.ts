/** Events as pages show them. */

export type Role = 'owner' | 'organiser' | 'viewer';

export type EventStatusView = 'draft' | 'open' | 'closed';

export interface EventSummary {
  id: string;
  name: string;
  venue: string;
  startsAt: Date;
  timeZone: string;
  status: EventStatusView;
  sample: boolean;
  role: Role;
  archived: boolean;
  /** Whether anything was logged in it. */
  begun: boolean;
  guests: number;
  tables: number;
}

/** What every page of an event knows of it. */
export interface EventHead {
  id: string;
  name: string;
  venue: string;
  startsAt: Date;
  timeZone: string;
  currency: string;
  calledThrows: boolean;
  twoEyes: boolean;
  status: EventStatusView;
  /** Goes with forms, so that nobody overwrites what they haven't seen. */
  revision: number;
  /** Whether this person may change it at all: not as a viewer, and nobody once it is archived. */
  editable: boolean;
  archived: boolean;
  /** What this person is in it. */
  role: Role;
}
