import { useFormatter } from 'next-intl';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';

/** When an event starts, on the clock of its own time zone. */
export function EventDate({ startsAt, timeZone }: { startsAt: Date; timeZone: string }) {
  const format = useFormatter();
  const text = format.dateTime(startsAt, { timeZone, ...TIME_FORMATS.evening });
  return <time dateTime={startsAt.toISOString()}>{text}</time>;
}
