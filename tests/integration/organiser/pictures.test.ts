import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db, disconnect } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { newId } from '@/lib/schemas/new-id';
import { MOST_PICTURES } from '@/lib/schemas/pictures';
import { loadPicture } from '@/lib/services/load-picture';
import { saveFinalItems } from '@/lib/services/save-final-items';
import { uploadPicture } from '@/lib/services/upload-picture';
import { signedInUser } from '../../support/users';
import { draftEvent, join, must, refusalOf } from './an-event';

let owner: Actor;
let viewer: Actor;
let stranger: Actor;
let png: Buffer;
beforeAll(async () => {
  owner = await signedInUser();
  viewer = await signedInUser('看客');
  stranger = await signedInUser('外人');
  const create = { width: 1200, height: 600, channels: 3, background: '#9d1c20' } as const;
  png = await sharp({ create }).png().toBuffer();
});
afterAll(disconnect);

const give = (bytes: Uint8Array | null) => () => Promise.resolve(bytes);

async function upload(eventId: string, pictureId = newId(), actor = owner): Promise<string> {
  return must(await uploadPicture(actor, { eventId, pictureId }, give(png))).pictureId;
}

/** Makes the event's pictures as old as forms that nobody saves any more. */
async function age(eventId: string): Promise<void> {
  await db().picture.updateMany({ where: { eventId }, data: { createdAt: new Date('2026-01-01') } });
}

async function show(eventId: string, ...pictures: (string | null)[]): Promise<void> {
  const { revision } = await db().event.findUniqueOrThrow({ where: { id: eventId } });
  const items = pictures.map((pictureId, at) => ({
    ...{ id: newId(), name: `奖品${at}`, quantity: 1, value: 100, place: at + 1 },
    pictureId,
  }));
  must(await saveFinalItems(owner, { eventId, revision, items }));
}

describe('uploading', () => {
  test('stores it made anew, once, and audits it', async () => {
    const eventId = await draftEvent(owner);
    const pictureId = await upload(eventId);
    await upload(eventId, pictureId);
    const stored = await db().picture.findMany({ where: { eventId } });
    expect(stored.map(({ id, width, height }) => [id, width, height])).toEqual([[pictureId, 800, 400]]);
    expect(await db().audit.count({ where: { eventId, action: 'prizes.picture' } })).toBe(1);
    const bytes = must(await loadPicture(owner, { eventId, pictureId }));
    expect((await sharp(bytes).metadata()).format).toBe('webp');
  });

  test('reads nothing of who may not, of another event, or once the event is open', async () => {
    const eventId = await draftEvent(owner);
    await join(eventId, viewer, 'viewer');
    const pictureId = await upload(eventId);
    const other = await draftEvent(owner);
    const unread = () => Promise.reject(new Error('it was read'));
    const fresh = { eventId, pictureId: newId() };
    expect(refusalOf(await uploadPicture(viewer, fresh, unread))).toBe('forbidden');
    expect(refusalOf(await uploadPicture(stranger, fresh, unread))).toBe('not-found');
    expect(refusalOf(await uploadPicture(owner, { ...fresh, pictureId: 'x' }, unread))).toBe('invalid-input');
    expect(refusalOf(await uploadPicture(owner, { eventId: other, pictureId }, unread))).toBe('id-reused');
    await db().event.update({ where: { id: eventId }, data: { status: 'open' } });
    expect(refusalOf(await uploadPicture(owner, fresh, unread))).toBe('event-not-draft');
  });

  test('refuses what isn’t a picture, or too much of one, and stores nothing', async () => {
    const eventId = await draftEvent(owner);
    const tryOut = async (bytes: Uint8Array | null) =>
      refusalOf(await uploadPicture(owner, { eventId, pictureId: newId() }, give(bytes)));
    expect(await tryOut(Buffer.from('这不是图片'))).toBe('picture-unknown');
    expect(await tryOut(png.subarray(0, 200))).toBe('picture-damaged');
    expect(await tryOut(null)).toBe('picture-too-large');
    expect(await db().picture.count({ where: { eventId } })).toBe(0);
  });

  test('of very many clears up first, and stops where all are in use', async () => {
    const eventId = await draftEvent(owner);
    const rows = Array.from({ length: MOST_PICTURES }, () => ({
      ...{ id: newId(), eventId, bytes: new Uint8Array([1]), width: 1, height: 1 },
    }));
    await db().picture.createMany({ data: rows });
    const target = { eventId, pictureId: newId() };
    expect(refusalOf(await uploadPicture(owner, target, give(png)))).toBe('too-many-pictures');
    await age(eventId);
    must(await uploadPicture(owner, target, give(png)));
    expect(await db().picture.count({ where: { eventId } })).toBe(1);
  });
});

describe('what nothing shows', () => {
  test('goes when goods are saved, but for what a form may still hold', async () => {
    const eventId = await draftEvent(owner);
    const [shown, replaced] = [await upload(eventId), await upload(eventId)];
    await show(eventId, shown, replaced);
    await age(eventId);
    const fresh = await upload(eventId);
    await show(eventId, shown, null);
    const left = await db().picture.findMany({ where: { eventId }, select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual([shown, fresh].sort());
  });
});

describe('showing', () => {
  test('is for who may see the event, and only this event’s', async () => {
    const eventId = await draftEvent(owner);
    await join(eventId, viewer, 'viewer');
    const pictureId = await upload(eventId);
    const other = await draftEvent(owner);
    must(await loadPicture(viewer, { eventId, pictureId }));
    expect(refusalOf(await loadPicture(stranger, { eventId, pictureId }))).toBe('not-found');
    expect(refusalOf(await loadPicture(owner, { eventId: other, pictureId }))).toBe('not-found');
    expect(refusalOf(await loadPicture(owner, { eventId, pictureId: '../x' }))).toBe('not-found');
  });
});
