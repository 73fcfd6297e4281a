/** Who may do what: the only place where roles are turned into permissions. */

export const ROLES = ['viewer', 'organiser', 'owner'] as const;
/** A member's part in an event, each including the one before. */
export type Role = (typeof ROLES)[number];

/** A signed-in person, as every use case gets them. */
export interface Actor {
  kind: 'user';
  userId: string;
  /** The session that they act in. */
  sessionId: string;
  name: string;
  email: string;
  locale: string | null;
}

/** The lowest role that may do it, or `signed-in` where no event is concerned. */
const NEEDS = {
  'event.create': 'signed-in',
  'users.create': 'signed-in',
  'users.disable': 'signed-in',

  'event.view': 'viewer',
  'results.export': 'viewer',

  'event.copy': 'organiser',
  'event.edit': 'organiser',
  'event.open': 'organiser',
  'event.close': 'organiser',
  'game.correct': 'organiser',
  'game.end': 'organiser',
  'game.help': 'organiser',
  'game.links': 'organiser',
  'prizes.slips': 'organiser',
  'final.run': 'organiser',

  'event.members': 'owner',
  'event.archive': 'owner',
  'event.delete': 'owner',
} as const satisfies Record<string, Role | 'signed-in'>;

export type Action = keyof typeof NEEDS;
export const ACTIONS = Object.keys(NEEDS) as readonly Action[];

/** Whether somebody may do something; `role` is theirs in the event it is about, null without one. */
export function can(actor: Actor | null, action: Action, role: Role | null = null): boolean {
  if (actor === null) return false;
  const needed = NEEDS[action];
  if (needed === 'signed-in') return true;
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
