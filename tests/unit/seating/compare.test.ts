import { expect, test } from 'vitest';
import { changesBy, seatingDigest } from '@/lib/seating/compare';
import { guests, tables } from './halls';

const HALL = tables(2);
const PEOPLE = [...guests(2, 1, 't1'), ...guests(1, 1)];

test('a change is another table, not another chair', () => {
  const places = [
    { guestId: 't1-0', tableId: 't2', chair: 1 },
    { guestId: 't1-1', tableId: 't1', chair: 9 },
    { guestId: 'g-0', tableId: 't1', chair: 1 },
  ];
  expect(changesBy(PEOPLE, places)).toEqual([
    { guestId: 't1-0', from: 't1', to: 't2' },
    { guestId: 'g-0', from: null, to: 't1' },
  ]);
});

test('the digest tells seatings apart, whatever order they are told in', () => {
  const digest = seatingDigest(HALL, PEOPLE);
  expect(seatingDigest(HALL, [...PEOPLE].reverse())).toBe(digest);
  const renamed = HALL.map((table) => ({ ...table, id: `new-${table.number}` }));
  const same = PEOPLE.map((guest) => ({ ...guest, tableId: guest.tableId && 'new-1' }));
  expect(seatingDigest(renamed, same)).toBe(digest);
  const others = [
    seatingDigest(tables(3), PEOPLE),
    seatingDigest(tables(2, [1]), PEOPLE),
    seatingDigest(HALL, PEOPLE.slice(1)),
    seatingDigest(HALL, PEOPLE, [{ guestId: 'g-0', tableId: 't2', chair: 1 }]),
    seatingDigest(
      HALL,
      PEOPLE.map((guest) => ({ ...guest, chair: null })),
    ),
  ];
  expect(new Set([digest, ...others]).size).toBe(6);
});
