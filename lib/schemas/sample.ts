/** Words of the sample event in the maker's language: people, goods and the event's name are invented. */
export const SAMPLE_GOODS = [
  'robot',
  'cooker',
  'quilt',
  'oil',
  'rice',
  'detergent',
  'shampoo',
  'tissues',
  'toothpaste',
  'television',
] as const;
export type SampleGoods = (typeof SAMPLE_GOODS)[number];

export interface SampleWords {
  name: string;
  venue: string;
  people: readonly string[];
  departments: readonly string[];
  goods: Readonly<Record<SampleGoods, string>>;
}
