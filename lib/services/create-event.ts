import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { db, isUniqueViolation, transaction, type Db } from '../db/client';
import { findEvent, insertEvent } from '../db/events';
import { addMember, findRole } from '../db/members';
import { insertTables } from '../db/tables';
import { DEFAULT_PRESET, PRESETS } from '../rules';
import { createEventInput, type CreateEventInput } from '../schemas/event';
import { done, refused, type Answer } from '../schemas/problem';
import { toInstant } from '../schemas/zoned-time';
import { createTableGames } from './create-game';
import { parseInput } from './parse-input';

/**
 * Creates an event with one sitting, its tables numbered from 1, and a game for each; who creates it owns
 * it. The same id again is the same event. Refuses: `invalid-input`, `id-reused`.
 */
export async function createEvent(
  actor: Actor,
  input: CreateEventInput,
): Promise<Answer<{ eventId: string }>> {
  const parsed = parseInput(createEventInput, input);
  if (!parsed.ok) return parsed;
  const { id, tables, startsAt, ...settings } = parsed.value;
  const known = await findOwnEvent(actor, id);
  if (known) return known;
  try {
    await transaction(async (db) => {
      const { sittingId } = await insertEvent(db, {
        id,
        ...settings,
        startsAt: toInstant(startsAt, settings.timeZone) ?? new Date(Number.NaN),
        preset: DEFAULT_PRESET,
        rules: PRESETS[DEFAULT_PRESET],
      });
      await addMember(db, id, actor.userId, 'owner');
      await addTables(db, id, sittingId, numbersFrom(1, tables));
      await recordAudit(db, {
        actor: { kind: 'user', userId: actor.userId },
        eventId: id,
        action: 'event.create',
        detail: { tables },
        after: { name: settings.name, venue: settings.venue },
      });
    });
  } catch (error) {
    const other = isUniqueViolation(error) ? await findOwnEvent(actor, id) : null;
    if (other) return other;
    throw error;
  }
  return done({ eventId: id });
}

/** Adds tables with these numbers to a sitting, each with its first game. */
export async function addTables(db: Db, eventId: string, sittingId: string, numbers: readonly number[]) {
  const tables = await insertTables(db, eventId, sittingId, numbers);
  await createTableGames(
    db,
    eventId,
    tables.map((table) => table.id),
  );
  return tables;
}

/** The numbers `from`, `from + 1`, … as many as `count`. */
export function numbersFrom(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}

/** The answer to a repeated creation; null where nothing has this id yet. */
export async function findOwnEvent(actor: Actor, id: string): Promise<Answer<{ eventId: string }> | null> {
  if (!(await findEvent(db(), id))) return null;
  return (await findRole(db(), id, actor.userId)) === 'owner' ? done({ eventId: id }) : refused('id-reused');
}
