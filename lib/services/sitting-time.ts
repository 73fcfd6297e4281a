import type { SittingTime } from '../schemas/sittings';
import { toLocal } from '../schemas/zoned-time';

/** Which sitting a row is, and when it begins on the clock of `zone`. */
export function sittingTime(
  { id, position, name, startsAt }: Omit<SittingTime, 'startsAt'> & { startsAt: Date },
  zone: string,
): SittingTime {
  return { id, position, name, startsAt: toLocal(startsAt, zone) };
}
