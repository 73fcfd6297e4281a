import { getLocale } from 'next-intl/server';

/** Zones that the product is mostly used in, before all others. */
const FIRST = [
  'Asia/Shanghai',
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Macau',
  'Asia/Singapore',
  'Asia/Kuala_Lumpur',
  'Asia/Tokyo',
];
export const DEFAULT_ZONE = 'Asia/Shanghai';

/**
 * All time zones with their names in the reader's language. Made on the server alone, as a browser may
 * know other names. `kept`: one that must be among them.
 */
export async function timeZoneOptions(kept?: string): Promise<{ value: string; label: string }[]> {
  const locale = await getLocale();
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !FIRST.includes(zone));
  const zones = new Set([...FIRST, ...(kept === undefined ? [] : [kept]), ...others]);
  return [...zones].map((value) => ({ value, label: `${nameOf(value, locale)} (${value})` }));
}

function nameOf(timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}
