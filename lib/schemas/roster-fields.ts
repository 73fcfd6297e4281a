/** What a roster can say about a guest: the keys of a guest, and the columns that are looked for. */
export const ROSTER_FIELDS = [
  'name',
  'employeeNumber',
  'department',
  'phone',
  'sitting',
  'table',
  'seat',
  'external',
  'note',
] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];
