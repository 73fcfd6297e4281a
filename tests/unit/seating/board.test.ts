import { describe, expect, test, vi } from 'vitest';
import type { Answer } from '@/lib/schemas/problem';
import { makeBoard, peopleOf, unseatedList, waitingList, withMove } from '@/lib/seating/board';
import { BoardStore, type BoardStoreOptions } from '@/lib/seating/board-store';
import type { Place } from '@/lib/seating/types';
import type { SeatingGuest } from '@/lib/seating/view';

const SITTINGS = new Map([
  ['t1', 's1'],
  ['t2', 's1'],
  ['t3', 's2'],
]);
const sittingOf = (tableId: string) => SITTINGS.get(tableId) ?? '';

function guest(id: string, tableId: string | null = null, chair: number | null = null): SeatingGuest {
  const rest = { name: id, pinyin: '', employeeNumber: '', department: '', external: false, waiting: false };
  return { id, tableId, chair, sittingId: 's1', ...rest };
}

const PEOPLE = [guest('a', 't1', 2), guest('b', 't1', 1), guest('c', 't2', 1), guest('d')];
const names = (list: readonly SeatingGuest[]) => list.map(({ id }) => id).join('');

describe('a board', () => {
  test('has a list for each table, the unseated and those who wait', () => {
    const board = makeBoard([...PEOPLE, { ...guest('w'), waiting: true, sittingId: 's2' }]);
    expect(names(peopleOf(board, 't1'))).toBe('ba');
    expect(names(peopleOf(board, unseatedList('s1')))).toBe('d');
    expect(names(peopleOf(board, waitingList('s2')))).toBe('w');
    expect(peopleOf(board, unseatedList('s2'))).toEqual([]);
  });

  test('shares what a move doesn’t touch, and what the server tells again', () => {
    const board = makeBoard(PEOPLE);
    const moved = withMove(board, ['d'], { tableId: 't2', at: 'free' }, sittingOf);
    if (!moved) throw new Error('full');
    expect(names(peopleOf(moved, 't2'))).toBe('cd');
    expect(peopleOf(moved, 't1')).toBe(peopleOf(board, 't1'));
    expect(peopleOf(moved, unseatedList('s1'))).toEqual([]);
    const again = makeBoard(
      [...moved.byId.values()].map((one) => ({ ...one })),
      moved,
    );
    expect(peopleOf(again, 't2')).toBe(peopleOf(moved, 't2'));
  });

  test('who gets a table of another sitting comes to it, and waits no longer', () => {
    const board = makeBoard([{ ...guest('w'), waiting: true }]);
    const moved = withMove(board, ['w'], { tableId: 't3', at: 'free' }, sittingOf);
    expect(moved?.byId.get('w')).toMatchObject({ sittingId: 's2', waiting: false, chair: 1 });
  });
});

describe('moves on a board', () => {
  function store(send: BoardStoreOptions['send']) {
    const told = { refused: vi.fn(), settled: vi.fn() };
    const options = { send, sittingOf, onRefused: told.refused, onSettled: told.settled };
    return { store: new BoardStore(PEOPLE, options), ...told };
  }
  const ok = (...places: Place[]): Answer<{ places: Place[] }> => ({ ok: true, value: { places } });

  test('show at once, go one after the other, and end as the server says', async () => {
    const sent: string[] = [];
    const { store: board, settled } = store(async ({ guests, target }) => {
      sent.push(
        `${guests.map(({ guestId, from }) => `${guestId} ${from}`).join()} ${JSON.stringify(target)}`,
      );
      await Promise.resolve();
      return guests[0]?.guestId === 'd'
        ? ok({ guestId: 'd', tableId: 't2', chair: 2 })
        : // Somebody else has seated x there meanwhile, behind whom a came to sit.
          ok({ guestId: 'a', tableId: 't2', chair: 4 });
    });
    expect(board.move({ guestIds: ['d'], target: { tableId: 't2', at: 'free' } })).toBe(true);
    expect(board.move({ guestIds: ['a'], target: { tableId: 't2', at: 'free' } })).toBe(true);
    expect(names(peopleOf(board.getBoard(), 't2'))).toBe('cda');
    expect(board.isBusy).toBe(true);
    await vi.waitFor(() => expect(settled).toHaveBeenCalledTimes(1));
    expect(sent).toEqual(['d null {"tableId":"t2","at":"free"}', 'a t1 {"tableId":"t2","at":"free"}']);
    expect(board.getBoard().byId.get('a')?.chair).toBe(4);
  });

  test('one that is refused goes back, the next stays', async () => {
    const {
      store: board,
      refused,
      settled,
    } = store(({ guests }) =>
      Promise.resolve(
        guests[0]?.guestId === 'd'
          ? { ok: false, error: { code: 'guest-moved', params: { name: 'd', table: 3 } } }
          : ok({ guestId: 'b', tableId: null, chair: null }),
      ),
    );
    board.move({ guestIds: ['d'], target: { tableId: 't2', at: 'free' } });
    board.move({ guestIds: ['b'], target: { tableId: null } });
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
    expect(refused).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'guest-moved' }),
      expect.objectContaining({ guestIds: ['d'] }),
    );
    expect(names(peopleOf(board.getBoard(), unseatedList('s1')))).toBe('bd');
  });

  test('a newer reading comes in below what is on its way', async () => {
    let answer: (value: Answer<{ places: Place[] }>) => void = () => undefined;
    const { store: board } = store(() => new Promise((resolve) => (answer = resolve)));
    board.move({ guestIds: ['d'], target: { tableId: 't1', at: 'free' } });
    board.setGuests([...PEOPLE.filter(({ id }) => id !== 'c'), guest('c', 't1', 3)]);
    expect(names(peopleOf(board.getBoard(), 't1'))).toBe('bacd');
    answer(ok({ guestId: 'd', tableId: 't1', chair: 4 }));
    await vi.waitFor(() => expect(board.isBusy).toBe(false));
    expect(names(peopleOf(board.getBoard(), 't1'))).toBe('bacd');
  });

  test('without a server nothing is lost, and it is said', async () => {
    const { store: board, refused } = store(() => Promise.reject(new Error('offline')));
    board.move({ guestIds: ['d'], target: { tableId: 't1', at: 'free' } });
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    expect(refused.mock.calls[0]?.[0]).toMatchObject({ code: 'unreachable' });
    expect(names(peopleOf(board.getBoard(), unseatedList('s1')))).toBe('d');
  });
});
