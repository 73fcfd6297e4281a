'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { Icon } from '@/components/ui';

const LOOK_MS = 5_000;

/** That tables call for help, on every page of an event; what the page itself says of it follows. */
export function CallsMark({ eventId, count }: { eventId: string; count: number }) {
  const t = useTranslations('live');
  const router = useRouter();
  useEffect(() => {
    const look = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      void countCalls(eventId).then((now) => {
        if (now !== null && now !== count) router.refresh();
      });
    }, LOOK_MS);
    return () => clearInterval(look);
  }, [eventId, count, router]);
  return (
    <span role="status">
      {count === 0 ? null : (
        <Link
          href={`/events/${eventId}/live`}
          className="flex min-h-11 items-center gap-1.5 rounded-control bg-lacquer px-3 font-semibold whitespace-nowrap text-white hover:bg-lacquer-2"
        >
          <Icon name="bell" />
          {t('calls.count', { count })}
        </Link>
      )}
    </span>
  );
}

/** How many tables call now; null where that can't be said. */
async function countCalls(eventId: string): Promise<number | null> {
  try {
    const response = await fetch(`/api/events/${eventId}/calls`, { headers: { accept: 'application/json' } });
    return response.ok ? ((await response.json()) as { count: number }).count : null;
  } catch {
    return null;
  }
}
