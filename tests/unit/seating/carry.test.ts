import { expect, test } from 'vitest';
import { pickUp, putDown, typeNumber, walk, type Carry, type Lane } from '@/lib/seating/carry';

const lane = (number: number | null, ids: string): Lane => ({
  list: number === null ? 'none' : `t${number}`,
  tableId: number === null ? null : `t${number}`,
  number,
  guestIds: ids.split('').filter(Boolean),
});
const LANES = [lane(null, 'xy'), lane(1, 'abc'), lane(2, ''), lane(12, 'pq'), lane(13, '')];

function carry(ids: string, ...keys: readonly string[]): Carry {
  const begun = pickUp(LANES, ids.split(''));
  if (!begun) throw new Error('nobody there');
  return keys.reduce((held, key) => walk(held, key, LANES) ?? held, begun);
}
const at = ({ list, index }: Carry) => `${list} ${index}`;

test('arrows go along the table and from table to table', () => {
  expect(at(carry('b'))).toBe('t1 1');
  expect(at(carry('b', 'ArrowUp'))).toBe('t1 0');
  expect(at(carry('b', 'ArrowDown', 'ArrowDown', 'ArrowDown'))).toBe('t1 2');
  expect(at(carry('b', 'ArrowRight', 'ArrowRight'))).toBe('t12 2');
  expect(at(carry('b', 'ArrowRight', 'ArrowRight', 'Home'))).toBe('t12 0');
  expect(at(carry('b', 'ArrowLeft', 'ArrowLeft'))).toBe('none 2');
  expect(at(carry('q', 'ArrowRight', 'ArrowRight', 'End'))).toBe('t13 0');
});

test('a typed digit goes on with a number that some table has, or begins anew', () => {
  const type = (digits: string) =>
    [...digits].reduce((typed, digit) => typeNumber(typed, digit, [1, 2, 12, 13]), '');
  expect([type('1'), type('12'), type('123'), type('9'), type('91')]).toEqual(['1', '12', '3', '9', '1']);
});

test('digits name a table', () => {
  expect(at(carry('x', '1'))).toBe('t1 3');
  expect(at(carry('x', '1', '2'))).toBe('t12 2');
  expect(at(carry('x', '1', '2', '1', '3'))).toBe('t13 0');
  expect(at(carry('x', '9'))).toBe('none 0');
  expect(at(carry('x', '1', 'ArrowUp', '2'))).toBe('t2 0');
});

test('it is put down before somebody, behind the last, or at no table', () => {
  expect(putDown(carry('a', 'ArrowDown'), LANES)).toEqual({ tableId: 't1', before: 'c' });
  expect(putDown(carry('a', 'End'), LANES)).toEqual({ tableId: 't1', at: 'last' });
  expect(putDown(carry('a', '1', '2', 'Home'), LANES)).toEqual({ tableId: 't12', before: 'p' });
  expect(putDown(carry('a', 'ArrowLeft'), LANES)).toEqual({ tableId: null });
  expect(putDown(carry('ac', 'ArrowDown'), LANES)).toEqual({ tableId: 't1', at: 'last' });
});

test('where it was, nothing happens', () => {
  expect(putDown(carry('b', 'ArrowUp', 'ArrowDown'), LANES)).toBeNull();
  expect(putDown(carry('x', 'ArrowDown'), LANES)).toBeNull();
  expect(walk(carry('b'), 'q', LANES)).toBeNull();
  expect(pickUp(LANES, ['nobody'])).toBeNull();
});
