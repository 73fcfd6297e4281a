import { gameCode, hashToken, newToken } from '@/lib/auth/game-link';
import { db } from '@/lib/db/client';
import { DEFAULT_PRESET, PRESETS, RULES_VERSION, type Rules } from '@/lib/rules';
import type { AppendRequest, SentEntry, StoredEntry } from '@/lib/schemas/append';
import type { ItemView } from '@/lib/schemas/game';
import { newId } from '@/lib/schemas/new-id';

export interface OpenGame {
  eventId: string;
  gameId: string;
  /** In throwing order. */
  seats: string[];
  userId: string;
}

/** An open event with one table and a game of these players, written straight to the database. */
export async function openGame(
  players: readonly string[] = ['陈一', '林二', '黄三'],
  rules: Rules = PRESETS[DEFAULT_PRESET],
  items: readonly ItemView[] = [],
): Promise<OpenGame> {
  const [eventId, sittingId, tableId, gameId, snapshotId, userId] = [
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
    newId(),
  ];
  const json = JSON.parse(JSON.stringify(rules)) as object;
  await db().user.create({
    data: { id: userId, email: `${userId}@example.com`, name: '王组织', passwordHash: '-' },
  });
  const startsAt = new Date('2026-09-25T10:00:00Z');
  await db().event.create({
    data: { id: eventId, name: '中秋', startsAt, timeZone: 'Asia/Shanghai', rules: json, status: 'open' },
  });
  await db().member.create({ data: { eventId, userId, role: 'owner' } });
  await db().sitting.create({ data: { id: sittingId, eventId, position: 1, startsAt } });
  await db().table.create({ data: { id: tableId, eventId, sittingId, number: 1 } });
  const body = {
    v: 1,
    rules: json,
    items: items.map((item) => ({ ...item })),
    calledThrows: true,
    currency: 'CNY',
  };
  await db().snapshot.create({
    data: { id: snapshotId, eventId, number: 1, rulesVersion: RULES_VERSION, body },
  });
  await db().game.create({
    data: { id: gameId, eventId, tableId, snapshotId, codeHash: hashToken(gameCode(gameId, 1)) },
  });
  const seats: string[] = [];
  for (const [index, name] of players.entries()) {
    const [guestId, seatId] = [newId(), newId()];
    await db().guest.create({ data: { id: guestId, eventId, sittingId, tableId, chair: index + 1, name } });
    await db().seat.create({ data: { id: seatId, gameId, guestId, position: index + 1, chair: index + 1 } });
    seats.push(seatId);
  }
  return { eventId, gameId, seats, userId };
}

export interface HostDevice {
  sessionId: string;
  tokenHash: string;
  epoch: number;
}

/** Goods of a tier, as a snapshot has them. */
export function goods(tier: string, name: string, quantity: number): ItemView {
  return { id: newId(), tier, place: null, name, value: 100, quantity };
}

/** A host's session at a game; `pen`: it has the pen, as the only device so far. */
export async function hostDevice(gameId: string, pen = true): Promise<HostDevice> {
  const tokenHash = hashToken(newToken());
  const expiresAt = new Date(Date.now() + 3_600_000);
  const { id } = await db().hostSession.create({ data: { gameId, tokenHash, generation: 1, expiresAt } });
  if (!pen) return { sessionId: id, tokenHash, epoch: 0 };
  const { epoch } = await db().game.update({
    where: { id: gameId },
    data: { penSessionId: id, epoch: { increment: 1 } },
  });
  return { sessionId: id, tokenHash, epoch };
}

/** An entry as a device sends it, alone in its batch. */
export function sent(entry: StoredEntry, batch = newId()): SentEntry {
  return { id: newId(), batch, at: null, entry };
}

/** A throw of a seat. */
export function thrown(seat: string | undefined, dice: string): SentEntry {
  if (seat === undefined) throw new Error('no such seat');
  return sent({ kind: 'throw', seat, dice });
}

/** A request of the device's, by the first version of the game's seats. */
export function appendOf(
  game: OpenGame,
  device: { epoch: number },
  length: number,
  entries: SentEntry[],
  changes: Partial<AppendRequest> = {},
): AppendRequest {
  return {
    v: 1,
    game: game.gameId,
    version: 1,
    rulesVersion: RULES_VERSION,
    epoch: device.epoch,
    length,
    entries,
    ...changes,
  };
}
