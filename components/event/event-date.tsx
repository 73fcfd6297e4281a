import { useFormatter } from 'next-intl';

/** When an event starts, on the clock of its own time zone. */
export function EventDate({ startsAt, timeZone }: { startsAt: Date; timeZone: string }) {
  const format = useFormatter();
  const text = format.dateTime(startsAt, {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return <time dateTime={startsAt.toISOString()}>{text}</time>;
}
