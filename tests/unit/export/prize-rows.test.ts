import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prizeRows } from '@/lib/export/prize-rows';
import { PRESET_IDS, start, type Entry } from '@/lib/rules';
import {
  finalSetup,
  goodsOf,
  guest,
  listInput,
  must,
  play,
  playedFinal,
  playedGame,
  playOn,
  random,
  tableSetup,
} from './play';

const CHEN = guest(1, 1, '陈一', { employeeNumber: '00013', department: '财务' });
const LIN = guest(1, 2, '林二');
const HUANG = guest(1, 3, '黄三');
const TABLE = [CHEN, LIN, HUANG];
const thrown = (seat: number, dice: string): Entry => ({ kind: 'throw', seat, dice });

describe('prizeRows, worked out by hand', () => {
  // 插金花 takes both 对堂 and locks the title; then 三红, 一秀, 四进; then the host ends the game.
  const log: Entry[] = [
    thrown(1, '444411'),
    thrown(2, '444235'),
    thrown(3, '412356'),
    thrown(1, '412233'),
    { kind: 'remove', target: 4 },
    thrown(1, '333321'),
    { kind: 'end', reason: '时间到' },
  ];
  const state = play(tableSetup(TABLE), log);
  const rows = prizeRows(listInput(TABLE, [playedGame(state, { table: 1, guests: TABLE })]));
  const won = rows.units.filter((unit) => unit.guest !== null);

  it('lists every unit with its holder, its goods, its entry and how it came', () => {
    expect(
      won.map(({ tier, unit, guest, item, entry, how }) => [tier, unit, guest, item?.name, entry, how]),
    ).toEqual([
      ['zhuangyuan', 1, CHEN.id, '甲0', 7, 'title'],
      ['duitang', 1, CHEN.id, '甲1', 1, 'jinhua'],
      ['duitang', 2, CHEN.id, '乙1', 1, 'jinhua'],
      ['sanhong', 1, LIN.id, '甲2', 2, 'award'],
      ['sijin', 1, CHEN.id, '甲3', 6, 'award'],
    ]);
  });

  it('lists what is left with the goods that nobody got', () => {
    const left = rows.units.filter((unit) => unit.guest === null);
    expect(left.length).toBe(63 - 5);
    expect(
      left.filter((unit) => unit.tier === 'sanhong').map((unit) => [unit.unit, unit.item?.name]),
    ).toEqual([
      [2, '甲2'],
      [3, '乙2'],
      [4, '乙2'],
    ]);
  });

  it('sums up by guest, tier and table', () => {
    expect(rows.guests.map(({ counts, value }) => [Object.fromEntries(counts), value])).toEqual([
      [{ zhuangyuan: 1, duitang: 2, sijin: 1 }, 1_999 + 2_099 + 2_100 + 2_299],
      [{ sanhong: 1 }, 2_199],
      [{}, 0],
    ]);
    expect(rows.tiers.map(({ tier, quantity, given, left }) => [tier, quantity, given, left])).toEqual([
      ['zhuangyuan', 1, 1, 0],
      ['duitang', 2, 2, 0],
      ['sanhong', 4, 1, 3],
      ['sijin', 8, 1, 7],
      ['erju', 16, 0, 16],
      ['yixiu', 32, 0, 32],
    ]);
    expect(rows.tables[0]).toMatchObject({
      ...{ guests: 3, throws: 4, phase: 'finished', quantity: 63, given: 5, left: 58 },
      title: [{ guest: CHEN.id, hand: 'jinhua' }],
    });
  });

  it('keeps to what was really given', () => {
    const given = [{ entry: 1, nth: 1, item: 'duitang-1' }];
    const swapped = prizeRows(listInput(TABLE, [playedGame(state, { table: 1, guests: TABLE, given })]));
    const duitang = swapped.units.filter((unit) => unit.tier === 'duitang');
    expect(duitang.map((unit) => unit.item?.name)).toEqual(['乙1', '甲1']);
  });

  it('sums over all seats of a guest, at two games of a table', () => {
    const second = play(tableSetup([HUANG, CHEN]), [thrown(1, '412356'), thrown(2, '123456')]);
    const games = [
      playedGame(state, { table: 1, guests: TABLE }),
      playedGame(second, { table: 1, ordinal: 2, guests: [HUANG, CHEN] }),
    ];
    const [chen, , huang] = prizeRows(listInput(TABLE, games)).guests;
    expect(chen?.counts.get('duitang')).toBe(3);
    expect(huang?.counts.get('duitang')).toBe(1);
  });
});

describe('prizeRows, the final', () => {
  const prize = { id: 'robot', tier: null, place: 1, name: '扫地机器人', value: 89_900, quantity: 1 };
  const second = { ...prize, id: 'tea', place: 2, name: '茶叶', value: 9_900 };

  it('gives a place its prizes', () => {
    const state = play(finalSetup([CHEN, LIN], { format: 'three-dice', places: 2 }), [
      thrown(1, '661'),
      thrown(2, '665'),
    ]);
    const rows = prizeRows(listInput(TABLE, [], [playedFinal(state, [CHEN, LIN], [prize, second])]));
    expect(rows.places.map((row) => [row.place, row.guest])).toEqual([
      [1, LIN.id],
      [2, CHEN.id],
    ]);
    expect(rows.guests.map((row) => [row.rank, row.value])).toEqual([
      [2, 9_900],
      [1, 89_900],
      [null, 0],
    ]);
    expect(rows.checks.every((check) => check.expected === check.actual)).toBe(true);
  });

  it('leaves a shared place to the organiser', () => {
    const tied = [thrown(1, '661'), thrown(2, '661'), { kind: 'end', reason: '到时间了' } as const];
    const state = play(finalSetup([CHEN, LIN], { format: 'three-dice' }), tied);
    const rows = prizeRows(listInput(TABLE, [], [playedFinal(state, [CHEN, LIN], [prize])]));
    expect(rows.ranking.map((row) => row.rank)).toEqual([1, 1]);
    expect(rows.places.map((row) => row.guest)).toEqual([null]);
  });

  it('ranks nobody before it is finished', () => {
    const state = play(finalSetup([CHEN, LIN]), [thrown(1, '444411')]);
    const rows = prizeRows(listInput(TABLE, [], [playedFinal(state, [CHEN, LIN], [prize])]));
    expect(rows.ranking.map((row) => [row.guest, row.rank])).toEqual([
      [CHEN.id, null],
      [LIN.id, null],
    ]);
    expect(rows.places[0]?.guest).toBeNull();
  });
});

describe('prizeRows adds up', () => {
  it.each(PRESET_IDS)('under %s, at whatever moment the list is made', (preset) => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 400 }),
        (seed, size, most) => {
          const next = random(seed);
          const guests = [1, 2].flatMap((table) =>
            Array.from({ length: size }, (_, chair) => guest(table, chair + 1, `客${table}-${chair}`)),
          );
          const games = [1, 2].map((table) => {
            const seated = guests.filter((one) => one.place?.table === table);
            const state = playOn(must(start(tableSetup(seated, preset))), next, most);
            const items = goodsOf(state.rules);
            const given = state.moves
              .filter(() => next() < 0.1)
              .map((move) => ({ entry: move.entry, nth: 1, item: `${move.tier}-1` }));
            return playedGame(state, { table, preset, guests: seated, items, given });
          });
          const rows = prizeRows(listInput(guests, games));
          for (const check of rows.checks) expect(check).toMatchObject({ actual: check.expected });
          expect(rows.totals.given + rows.totals.left).toBe(rows.totals.quantity);
          const holdings = games.reduce((all, game) => all + game.answer.holdings.length, 0);
          expect(rows.totals.given).toBe(holdings);
          const value = rows.guests.reduce((all, row) => all + row.value, 0);
          expect(rows.tables.reduce((all, row) => all + row.valueGiven, 0)).toBe(value);
        },
      ),
      { numRuns: 15 },
    );
  });
});
