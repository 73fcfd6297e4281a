import { describe, expect, it } from 'vitest';
import { sittingFinder } from '../../lib/import/find-sitting';

const find = sittingFinder([
  { id: 'noon', position: 1, name: '午场', startsAt: '2026-09-25T12:00' },
  { id: 'evening', position: 2, name: '晚场', startsAt: '2026-09-25T18:30' },
  { id: 'next', position: 3, name: '', startsAt: '2026-09-26T18:30' },
  { id: 'long', position: 4, name: 'VIP Night', startsAt: '2026-09-27T00:15' },
]);

describe('a sitting', () => {
  it.each([
    ['午场', 'noon'],
    [' 午 場 ', 'noon'],
    ['晚场（家属）', 'evening'],
    ['vip night', 'long'],
    ['1', 'noon'],
    ['第２场', 'evening'],
    ['第三場', 'next'],
    ['场次3', 'next'],
    ['第1梯次', 'noon'],
    ['Session 2', 'evening'],
    ['12:00', 'noon'],
    ['12：00:00', 'noon'],
    ['中午12点', 'noon'],
    ['午场 12:00', 'noon'],
    ['午场（12:00-14:00）', 'noon'],
    ['9月26日', 'next'],
    ['2026-09-26 18:30', 'next'],
    ['2026/9/25 6:30 PM', 'evening'],
    ['9月25日 晚上6点半', 'evening'],
    ['2026-09-25T12:00', 'noon'],
    ['12:15 am', 'long'],
  ])('is meant by %s', (text, id) => {
    expect(find(text)).toBe(id);
  });

  it.each(['夜场', '下午场', '5', '0', '13:00', '18:30', '9月25日', '午场 18:30', '2025-09-25 12:00', '??'])(
    'is not guessed from %s',
    (text) => {
      expect(find(text)).toBeNull();
    },
  );
});
