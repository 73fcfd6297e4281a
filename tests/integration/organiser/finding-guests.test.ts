import { afterAll, beforeAll, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import type { ImportOptions } from '@/lib/schemas/roster-import';
import { addGuest } from '@/lib/services/add-guest';
import { appendEntries } from '@/lib/services/append-entries';
import { editGuest } from '@/lib/services/edit-guest';
import { findGuests } from '@/lib/services/find-guests';
import { importRoster } from '@/lib/services/import-roster';
import { previewRoster } from '@/lib/services/preview-roster';
import { appendOf, hostDevice, openGame, sent } from '../../support/open-game';
import { signedInUser } from '../../support/users';
import { draftEvent, guestNumber, join, must } from './an-event';

let owner: Actor;
beforeAll(async () => {
  owner = await signedInUser();
});
afterAll(disconnect);

async function found(eventId: string, query: string, actor = owner) {
  return must(await findGuests(actor, { eventId, query })).guests.map(({ name }) => name);
}

test('who was added by hand is found by pinyin, and after a new name by that', async () => {
  const eventId = await draftEvent(owner);
  const guest = { ...guestNumber(1), name: '单雄信' };
  const { guestId } = must(await addGuest(owner, { eventId, id: newId(), guest }));
  expect(await found(eventId, 'sxx')).toEqual(['单雄信']);
  must(await editGuest(owner, { eventId, guestId, seen: guest, guest: { ...guest, name: '吕布' } }));
  expect(await found(eventId, 'sxx')).toEqual([]);
  expect(await found(eventId, 'lvbu')).toEqual(['吕布']);
});

test('so is who was imported, and whose name a second file corrects', async () => {
  const eventId = await draftEvent(owner);
  const options: ImportOptions = {
    fileName: 'a.csv',
    seat: false,
    createTables: false,
    removeMissing: false,
  };
  for (const name of ['曾敏', '解敏']) {
    const bytes = new TextEncoder().encode(`工号,姓名\n00013,${name}\n00020,Anna Müller`);
    const { digest } = must(await previewRoster(owner, { eventId, options }, bytes));
    must(await importRoster(owner, { eventId, options, digest }, bytes));
  }
  expect(await found(eventId, 'xm')).toEqual(['解敏']);
  expect(await found(eventId, 'zengmin')).toEqual([]);
  expect(await found(eventId, 'am')).toEqual(['Anna Müller']);
});

test('so is who came late, and who was stored before names had pinyin', async () => {
  const game = await openGame(['张伟']);
  await db().guest.updateMany({ where: { eventId: game.eventId }, data: { pinyin: '' } });
  const device = await hostDevice(game.gameId);
  const late = sent({ kind: 'join', name: '仇英' });
  const answer = await appendEntries(
    { kind: 'host', tokenHash: device.tokenHash, epoch: device.epoch },
    appendOf(game, device, 0, [late]),
  );
  expect(answer.outcomes.map(({ status }) => status)).toEqual(['accepted']);
  await join(game.eventId, owner, 'viewer');
  expect(await found(game.eventId, 'qy')).toEqual(['仇英']);
  expect(await found(game.eventId, 'zw')).toEqual(['张伟']);
});
