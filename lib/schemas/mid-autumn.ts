/**
 * The next mid-autumn festival (中秋, the 15th day of the 8th month of the Chinese calendar) after a day, both
 * as `2027-09-15`. Leap months don't count: a second eighth month has no festival.
 */
export function nextMidAutumn(after: string): string {
  const begin = Date.parse(`${after}T00:00Z`);
  for (let day = 1; day <= 400; day += 1) {
    const noon = new Date(begin + day * DAY_MS + DAY_MS / 2);
    if (CHINESE.format(noon) === FESTIVAL) return noon.toISOString().slice(0, 10);
  }
  return after;
}

const DAY_MS = 86_400_000;
// The calendar's own time: its days begin at midnight in China, which noon in Greenwich is far from.
const CHINESE = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
});
const FESTIVAL = '8/15';
