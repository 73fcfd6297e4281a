import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { gameCode } from '@/lib/auth/game-link';
import { db } from '@/lib/db/client';
import { readEntries } from '@/lib/db/log';
import type { StoredEntry } from '@/lib/schemas/append';
import { appendEntries } from '@/lib/services/append-entries';
import { TEST_SECRET } from '../setup/app';
import { appendOf, sent, type OpenGame } from './open-game';

// The host's page in a browser, and what others do to its game.

/** Lets the test itself into the database of the app that it looks at. */
export function useAppDatabase(): void {
  process.env.DATABASE_URL = inject('databaseUrl');
  process.env.AUTH_SECRET = TEST_SECRET;
}

/** Enters a game by its link, as a phone. */
export async function enter(page: Page, game: OpenGame): Promise<void> {
  await page.goto(`/t/${gameCode(game.gameId, 1)}`);
  await page.waitForURL('**/host?game=*');
}

/** Enters a game and calls the roll: everybody is there, and the first one begins. */
export async function begin(page: Page, game: OpenGame): Promise<void> {
  await enter(page, game);
  await page.getByRole('button', { name: '3 人，谁先博' }).click();
  await page.getByRole('button', { name: '直接选人' }).click();
  await page.getByRole('button', { name: '陈一 先博，开始' }).click();
  await page.getByRole('region', { name: '轮到谁' }).waitFor();
  await synced(page);
}

/** The page says that everything has gone up. */
export function synced(page: Page): Promise<void> {
  return page.getByText('已同步').waitFor();
}

/** What the last thing at the table is said to be. */
export const lastCard = (page: Page) => page.getByRole('article');

/** The page will open without the network: its worker is there, with its files. */
export async function installed(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active !== null && (await caches.keys()).length > 0,
  );
}

/** What the server's log has, by kind. */
export async function kindsOf(game: OpenGame): Promise<string[]> {
  return (await readEntries(game.gameId, 0)).map(({ entry }) => entry.kind);
}

/** The dice of the server's log, in order. */
export async function diceOf(game: OpenGame): Promise<string[]> {
  return (await readEntries(game.gameId, 0)).flatMap(({ entry }) =>
    entry.kind === 'throw' ? [entry.dice] : [],
  );
}

/** An entry of the organiser's, on the log as it stands. */
export async function organise(game: OpenGame, entry: StoredEntry): Promise<void> {
  const { length } = await readEntries(game.gameId, 0);
  const { version } = await db().game.findUniqueOrThrow({ where: { id: game.gameId } });
  const request = appendOf(game, { epoch: 0 }, length, [sent(entry)], { version });
  const answer = await appendEntries({ kind: 'organiser', userId: game.userId }, request);
  if (answer.stop !== null) throw new Error(answer.stop);
}
