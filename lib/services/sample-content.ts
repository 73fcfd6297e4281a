import { pinyinOf } from '../import/pinyin';
import { DEFAULT_PRESET, PRESETS, ZHUANGYUAN } from '../rules';
import { newId } from '../schemas/new-id';
import type { SampleGoods, SampleWords } from '../schemas/sample';
import { arrange } from '../seating/arrange';

/** What the sample event consists of. Pure, but for its ids. */

export const SAMPLE_TABLES = 5;
export const SAMPLE_RULES = PRESETS[DEFAULT_PRESET];

/** Goods by tier: what, how many at a table, worth what in minor units. They fit the default preset. */
const GOODS: readonly { tier: string | null; goods: SampleGoods; quantity: number; value: number }[] = [
  { tier: ZHUANGYUAN, goods: 'robot', quantity: 1, value: 89_900 },
  { tier: 'duitang', goods: 'cooker', quantity: 2, value: 26_900 },
  { tier: 'sanhong', goods: 'quilt', quantity: 4, value: 12_900 },
  { tier: 'sijin', goods: 'oil', quantity: 4, value: 6_900 },
  { tier: 'sijin', goods: 'rice', quantity: 4, value: 4_500 },
  { tier: 'erju', goods: 'detergent', quantity: 8, value: 2_500 },
  { tier: 'erju', goods: 'shampoo', quantity: 8, value: 2_900 },
  { tier: 'yixiu', goods: 'tissues', quantity: 16, value: 1_200 },
  { tier: 'yixiu', goods: 'toothpaste', quantity: 16, value: 900 },
  { tier: null, goods: 'television', quantity: 1, value: 399_900 },
];

/** The sample's prize items, by the tier or (null) the final's first place that they belong to. */
export function sampleItems(words: SampleWords) {
  return GOODS.map(({ tier, goods, quantity, value }) => ({
    tier,
    item: { id: newId(), name: words.goods[goods], quantity, value, ...(tier === null && { place: 1 }) },
  }));
}

/** The sample's guests, seated with departments mixed. */
export function sampleGuests(
  words: SampleWords,
  eventId: string,
  sittingId: string,
  tableIds: readonly string[],
) {
  const { people, departments } = words;
  const now = Date.now();
  const guests = people.map((name, index) => ({
    id: newId(now + index),
    pinyin: pinyinOf(name),
    eventId,
    sittingId,
    name,
    employeeNumber: String(index * 7 + 13).padStart(5, '0'),
    department: departments[(index + Math.floor(index / 4)) % departments.length] ?? '',
    phone: '',
    external: false,
    note: '',
  }));
  const places = new Map(
    arrange(
      tableIds.map((id, index) => ({ id, number: index + 1, locked: false })),
      guests.map(({ id, department }) => ({ id, department, tableId: null, chair: null })),
      [],
      { method: 'mixed', who: 'everybody', seed: 1 },
    ).places.map((place) => [place.guestId, place]),
  );
  return guests.map((guest) => {
    const place = places.get(guest.id);
    return { ...guest, tableId: place?.tableId ?? null, chair: place?.chair ?? null };
  });
}
