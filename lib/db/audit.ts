import type { Db } from './client';
import type { Prisma } from './generated/client';

/** Who did something: a signed-in user, a host's session, or the program itself. */
export type AuditActor =
  { kind: 'user'; userId: string } | { kind: 'host'; sessionId: string } | { kind: 'system' };

export interface AuditInput {
  actor: AuditActor;
  /** noun.verb, such as `event.open`. */
  action: string;
  eventId?: string;
  gameId?: string;
  /** Ids, codes and numbers: kept for good. */
  detail?: Prisma.InputJsonValue;
  /** What it changed from and to, in words: erased with the event. */
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
}

/** Writes one row of the audit list; call it in the transaction of the change it tells of. */
export async function recordAudit(db: Db, input: AuditInput): Promise<void> {
  const { actor, action, eventId, gameId, detail, before, after } = input;
  const withText = before !== undefined || after !== undefined;
  await db.audit.create({
    data: {
      actor: actor.kind,
      actorId: actorId(actor),
      action,
      eventId: eventId ?? null,
      gameId: gameId ?? null,
      detail: detail ?? {},
      ...(withText && {
        text: { create: { ...(before !== undefined && { before }), ...(after !== undefined && { after }) } },
      }),
    },
  });
}

function actorId(actor: AuditActor): string | null {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'host' ? actor.sessionId : null;
}
