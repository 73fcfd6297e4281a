import type { Db } from './client';

export type FinalRow = NonNullable<Awaited<ReturnType<typeof findFinal>>>;
export type StageRow = FinalRow['stages'][number];
export type FinalistRow = StageRow['finalists'][number];

/** An event's final with its stages, finalists and tables; null where none is set up. */
export function findFinal(db: Db, eventId: string) {
  return db.final.findUnique({
    where: { eventId },
    include: {
      stages: {
        orderBy: { number: 'asc' },
        include: {
          finalists: {
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
            include: { guest: { select: { name: true, department: true, employeeNumber: true } } },
          },
          games: {
            orderBy: { ordinal: 'asc' },
            select: {
              id: true,
              ordinal: true,
              length: true,
              version: true,
              generation: true,
              finishedAt: true,
              seats: { orderBy: { position: 'asc' }, select: { id: true, guestId: true, position: true } },
            },
          },
        },
      },
    },
  });
}

export interface FinalSettings {
  format: string;
  rounds: number;
  places: number;
  entrants: string;
}

/** Sets the final up, with its first stage, or changes how it is played. */
export async function saveFinal(db: Db, eventId: string, settings: FinalSettings): Promise<void> {
  const final = await db.final.upsert({
    where: { eventId },
    create: { eventId, ...settings },
    update: settings,
    select: { id: true, stages: { select: { id: true } } },
  });
  if (final.stages.length === 0) await insertStage(db, final.id, 1, settings.places);
  await db.finalStage.updateMany({
    where: { finalId: final.id, last: true },
    data: { places: settings.places },
  });
}

/** Adds a stage; until its finalists are seated it is the last one. */
export async function insertStage(db: Db, finalId: string, number: number, places: number): Promise<string> {
  const stage = await db.finalStage.create({
    data: { finalId, number, places, last: true },
    select: { id: true },
  });
  return stage.id;
}

/** How many places of each of its tables count, and whether it is the last stage. */
export async function changeStage(
  db: Db,
  id: string,
  change: { places: number; last: boolean },
): Promise<void> {
  await db.finalStage.update({ where: { id }, data: change });
}

export interface NewFinalist {
  id?: string;
  stageId: string;
  guestId: string;
  position: number;
  sourceGameId: string | null;
  reason?: string;
}

export async function insertFinalists(db: Db, finalists: readonly NewFinalist[]): Promise<void> {
  await db.finalist.createMany({ data: [...finalists] });
}

/** Takes finalists out of a list that was drawn anew; who was withdrawn by hand stays withdrawn. */
export async function removeFinalists(db: Db, ids: readonly string[]): Promise<void> {
  await db.finalist.deleteMany({ where: { id: { in: [...ids] } } });
}

export async function changeFinalist(
  db: Db,
  id: string,
  change: { withdrawn?: boolean; reason?: string; position?: number; sourceGameId?: string | null },
): Promise<void> {
  await db.finalist.update({ where: { id }, data: change });
}

/** Gives places to these guests of a stage, and to nobody else. */
export async function givePlaces(
  db: Db,
  stageId: string,
  places: readonly { guestId: string; place: number }[],
): Promise<void> {
  await db.finalist.updateMany({ where: { stageId }, data: { place: null } });
  for (const { guestId, place } of places) {
    await db.finalist.update({ where: { stageId_guestId: { stageId, guestId } }, data: { place } });
  }
}

/** The event's newest snapshot; null before 开博. */
export function findLatestSnapshot(db: Db, eventId: string) {
  return db.snapshot.findFirst({
    where: { eventId },
    orderBy: { number: 'desc' },
    select: { id: true, body: true },
  });
}

/** Puts these guests at a final table that hasn't begun, in throwing order, and raises its version. */
export async function replaceFinalSeats(
  db: Db,
  gameId: string,
  seats: readonly { id: string; guestId: string }[],
): Promise<void> {
  await db.seat.deleteMany({ where: { gameId } });
  await db.seat.createMany({
    data: seats.map(({ id, guestId }, index) => ({ id, gameId, guestId, position: index + 1 })),
  });
  await db.game.update({
    where: { id: gameId },
    data: { version: { increment: 1 }, rollCalledAt: null, rollCallId: null },
  });
}

/** Removes final tables that haven't begun, with their seats and their hosts' sessions. */
export async function removeFinalGames(db: Db, gameIds: readonly string[]): Promise<void> {
  const gameId = { in: [...gameIds] };
  await db.seat.deleteMany({ where: { gameId } });
  await db.hostSession.deleteMany({ where: { gameId } });
  await db.game.deleteMany({ where: { id: gameId } });
}

/** The final as `findFinal` reads it, its tables locked until the transaction ends: no first throw comes in between. */
export async function lockFinal(db: Db, eventId: string): Promise<FinalRow | null> {
  await db.$queryRaw`
    SELECT 1 FROM games WHERE event_id = ${eventId}::uuid AND stage_id IS NOT NULL ORDER BY id FOR UPDATE`;
  return findFinal(db, eventId);
}
