import type { Actor } from '../auth/actor';
import { recordAudit, type AuditInput } from '../db/audit';
import { transaction, type Db } from '../db/client';
import { lockEvent, type EventRow, type EventStatus } from '../db/events';
import type { Action } from '../permissions';
import { refused, type Answer, type Problem } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';

export interface EventWork {
  db: Db;
  /** The event as it stands, locked until the work is done. */
  event: EventRow;
  /** Writes a row of the event's audit list in the same transaction. */
  audit: (row: Omit<AuditInput, 'actor' | 'eventId'>) => Promise<void>;
}

export interface EventDemands {
  action: Action;
  /** What the event must be: `draft`, `open` or `closed`; left out: any of them. */
  status?: EventStatus;
}

/**
 * Runs one change of an event: who may is asked first, then the event is locked, then all of `work`
 * happens or, if it refuses, nothing. Refuses with `not-found`, `forbidden`, `event-archived`,
 * `event-not-draft`, `event-not-open`, `event-not-closed`, or what `work` refuses with.
 */
export async function changeEvent<Value>(
  actor: Actor,
  eventId: string,
  demands: EventDemands,
  work: (tools: EventWork) => Promise<Answer<Value>>,
): Promise<Answer<Value>> {
  const authorised = await authoriseEvent(actor, eventId, demands.action);
  if (!authorised.ok) return authorised;
  try {
    return await transaction(async (db) => {
      const event = await lockEvent(db, eventId);
      if (!event) throw new Refused(refused('not-found').error);
      if (event.archivedAt) throw new Refused(refused('event-archived').error);
      if (demands.status && event.status !== demands.status) {
        throw new Refused(refused(`event-not-${demands.status}`).error);
      }
      const audit: EventWork['audit'] = (row) =>
        recordAudit(db, { ...row, actor: { kind: 'user', userId: actor.userId }, eventId });
      const answer = await work({ db, event, audit });
      if (!answer.ok) throw new Refused(answer.error);
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return { ok: false, error: error.problem };
    throw error;
  }
}

/** Leaves the transaction, so that nothing of it counts. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}
