import type { Actor } from '../auth/actor';
import { recordAudit } from '../db/audit';
import { isUniqueViolation, transaction, type Db } from '../db/client';
import {
  copyPictures,
  insertEventCopy,
  insertItemCopies,
  insertSittings,
  insertTableCopies,
  readEventParts,
  type EventParts,
} from '../db/copy-event';
import type { EventRow } from '../db/events';
import { saveFinal } from '../db/finals';
import { addMembers } from '../db/members';
import { copyEventInput, type CopyEventInput } from '../schemas/copy-event';
import { newId } from '../schemas/new-id';
import { done, refused, type Answer } from '../schemas/problem';
import { shiftInZone, toInstant } from '../schemas/zoned-time';
import { authoriseEvent } from './authorise-event';
import { findOwnEvent } from './create-event';
import { createTableGames } from './create-game';
import { parseInput } from './parse-input';

/**
 * Makes a new event from an old one: settings, rules, prizes with their pictures, sittings with their tables,
 * how the final is played, and the members; neither guests nor results. Sittings keep their distance from the
 * start on the wall clock. Whoever copies owns the copy; the same id again is the same event. Refuses:
 * `invalid-input`, `not-found`, `forbidden`, `id-reused`.
 */
export async function copyEvent(actor: Actor, input: CopyEventInput): Promise<Answer<{ eventId: string }>> {
  const parsed = parseInput(copyEventInput, input);
  if (!parsed.ok) return parsed;
  const { id, from, name, venue, startsAt } = parsed.value;
  const authorised = await authoriseEvent(actor, from, 'event.copy');
  if (!authorised.ok) return authorised;
  const { event: source } = authorised.value;
  const start = toInstant(startsAt, source.timeZone);
  if (!start) return refused('invalid-input', { field: 'startsAt', reason: 'invalid-date' });
  const known = await findOwnEvent(actor, id);
  if (known) return known;
  try {
    await transaction((db) => copy(db, actor, source, { id, name, venue, startsAt: start }));
  } catch (error) {
    const other = isUniqueViolation(error) ? await findOwnEvent(actor, id) : null;
    if (other) return other;
    throw error;
  }
  return done({ eventId: id });
}

interface Target {
  id: string;
  name: string;
  venue: string;
  startsAt: Date;
}

async function copy(db: Db, actor: Actor, source: EventRow, target: Target): Promise<void> {
  const { id: eventId } = target;
  const parts = await readEventParts(db, source.id);
  await insertEventCopy(db, source.id, target);
  await addMembers(db, eventId, [
    { userId: actor.userId, role: 'owner' },
    ...parts.members.filter(({ userId }) => userId !== actor.userId),
  ]);
  const tables = await copyPlaces(db, source, target, parts);
  await copyItems(db, eventId, parts.items);
  if (parts.final) {
    const { format, rounds, places, entrants } = parts.final;
    await saveFinal(db, eventId, { format, rounds, places, entrants });
  }
  await recordAudit(db, {
    actor: { kind: 'user', userId: actor.userId },
    eventId,
    action: 'event.copy',
    detail: { from: source.id, tables, items: parts.items.length },
    after: { name: target.name, venue: target.venue, copiedFrom: source.name },
  });
}

/** Sittings, moved with the start, and their tables, each with its first game; how many tables. */
async function copyPlaces(db: Db, source: EventRow, target: Target, parts: EventParts): Promise<number> {
  const sittingIds = new Map(parts.sittings.map(({ id }) => [id, newId()]));
  await insertSittings(
    db,
    parts.sittings.map((sitting) => ({
      ...sitting,
      id: sittingIds.get(sitting.id) ?? newId(),
      eventId: target.id,
      startsAt: shiftInZone(sitting.startsAt, source.startsAt, target.startsAt, source.timeZone),
    })),
  );
  // A lock is about who sits there, and nobody does yet.
  const tables = parts.tables.map((table) => ({
    ...table,
    id: newId(),
    eventId: target.id,
    sittingId: sittingIds.get(table.sittingId) ?? '',
    locked: false,
  }));
  await insertTableCopies(db, tables);
  await createTableGames(
    db,
    target.id,
    tables.map(({ id }) => id),
  );
  return tables.length;
}

async function copyItems(db: Db, eventId: string, items: EventParts['items']): Promise<void> {
  const used = new Set(items.flatMap(({ pictureId }) => pictureId ?? []));
  const pictures = new Map([...used].map((from) => [from, newId()]));
  await copyPictures(
    db,
    eventId,
    [...pictures].map(([from, to]) => ({ from, to })),
  );
  await insertItemCopies(
    db,
    items.map((item) => ({
      ...item,
      id: newId(),
      eventId,
      pictureId: item.pictureId === null ? null : (pictures.get(item.pictureId) ?? null),
    })),
  );
}
