'use client';

import type { EventHead } from '@/lib/schemas/event-view';

/** What stands above a list on paper: the screen has the event's name in its navigation. */
export function PrintHead({ event, title }: { event: EventHead; title: string }) {
  return (
    <p className="prize-list mb-3 hidden text-lg font-bold print:block" aria-hidden="true">
      {event.name} · {title}
    </p>
  );
}
