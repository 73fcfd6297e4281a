import { expect, test } from 'vitest';
import {
  seatingByName,
  seatingByTable,
  type ListedGuest,
  type SeatingListInput,
} from '@/lib/schemas/seating-list';

function guest(name: string, pinyin: string, tableId: string | null, chair: number | null): ListedGuest {
  const rest = { department: '', employeeNumber: null, external: false, waiting: false };
  return { name, pinyin, tableId, chair, ...rest };
}

const NOON = { id: 'noon', position: 1, name: '午场' };
const EVENING = { id: 'evening', position: 2, name: '' };
const INPUT: SeatingListInput = {
  sittings: [EVENING, NOON],
  tables: [
    { id: 'e1', sittingId: 'evening', number: 1, name: '' },
    { id: 'n2', sittingId: 'noon', number: 2, name: '领导桌' },
    { id: 'n1', sittingId: 'noon', number: 1, name: '' },
  ],
  guests: [
    guest('张伟', 'zhang wei', 'n1', null),
    guest('王芳', 'wang fang', 'n1', 2),
    guest('Éric', '', 'n1', 1),
    guest('𠮷田', '', 'e1', 1),
    guest('安然', 'an ran', 'e1', 2),
    guest('没座', 'mei zuo', null, null),
    { ...guest('候补', 'hou bu', null, null), waiting: true },
  ],
};

test('tables come by sitting and number, guests by chair, who has none last', () => {
  const list = seatingByTable(INPUT);
  expect(list.map(({ sitting, number }) => [sitting?.position, sitting?.name, number])).toEqual([
    [1, '午场', 1],
    [1, '午场', 2],
    [2, '', 1],
  ]);
  expect(list[0]?.guests.map(({ name }) => name)).toEqual(['Éric', '王芳', '张伟']);
  expect(list[1]?.guests).toEqual([]);
});

test('the only sitting is not named', () => {
  const list = seatingByTable({ ...INPUT, sittings: [NOON] });
  expect(new Set(list.map(({ sitting }) => sitting))).toEqual(new Set([null]));
});

test('names stand under their letter, those without one at the end', () => {
  const list = seatingByName(INPUT, 'zh-CN').map(({ letter, rows }) => [
    letter,
    rows.map(({ guest: { name }, table }) => `${name}${table}`),
  ]);
  expect(list).toEqual([
    ['A', ['安然1']],
    ['E', ['Éric1']],
    ['W', ['王芳1']],
    ['Z', ['张伟1']],
    ['#', ['𠮷田1']],
  ]);
});

test('in traditional Chinese they are in one list, by strokes', () => {
  const [all, ...more] = seatingByName(INPUT, 'zh-TW');
  expect(more).toEqual([]);
  expect(all?.rows.map(({ guest: { name } }) => name).slice(0, 3)).toEqual(['王芳', '安然', '张伟']);
});

test('namesakes follow one another by department', () => {
  const twins = [
    { ...guest('王伟', 'wang wei', 'n1', 1), department: '市场' },
    { ...guest('王伟', 'wang wei', 'n2', 1), department: '财务' },
  ];
  const [letter] = seatingByName({ ...INPUT, guests: twins }, 'en');
  expect(letter?.rows.map(({ guest: { department } }) => department)).toEqual(['财务', '市场']);
});

test('a surname has its own reading, and its people stay together', () => {
  const people = [
    guest('章安', 'zhang an', 'n1', 1),
    guest('张波', 'zhang bo', 'n1', 2),
    guest('张安', 'zhang an', 'n1', 3),
    guest('单雄信', 'shan/dan/chan xiong xin', 'n1', 4),
    guest('沈涛', 'shen/chen tao', 'n1', 5),
  ];
  const list = seatingByName({ ...INPUT, guests: people }, 'zh-CN');
  expect(list.map(({ letter, rows }) => [letter, rows.map((row) => row.guest.name)])).toEqual([
    ['S', ['单雄信', '沈涛']],
    ['Z', ['张安', '张波', '章安']],
  ]);
});
