'use client';

import { useFormatter } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';

const never = () => () => undefined;

/** A moment that belongs to no event, in the zone of whoever looks; the server, which can't know it, leaves a gap. */
export function LocalTime({ at }: { at: string }) {
  const format = useFormatter();
  const zone = useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  return (
    <time dateTime={at}>
      {zone === null ? '\u2007' : format.dateTime(new Date(at), { ...TIME_FORMATS.moment, timeZone: zone })}
    </time>
  );
}
