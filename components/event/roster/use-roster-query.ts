'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useTransition } from 'react';
import type { RosterQuery } from '@/lib/schemas/roster-page';

/** What of the roster is looked at stands in the address: it can be sent on, and the way back leads there. */
export function useRosterQuery(query: RosterQuery): {
  set: (part: Partial<RosterQuery>) => void;
  busy: boolean;
} {
  const router = useRouter();
  const path = usePathname() ?? '';
  const [busy, start] = useTransition();
  const set = useCallback(
    (part: Partial<RosterQuery>) => {
      // Whatever is asked for anew begins on the first page.
      const search = addressOf({ ...query, page: 1, ...part });
      start(() => router.replace(search === '' ? path : `${path}?${search}`, { scroll: false }));
    },
    [query, path, router],
  );
  return { set, busy };
}

function addressOf({ search, show, order, down, page }: RosterQuery): string {
  const parts = new URLSearchParams();
  if (search !== '') parts.set('search', search);
  if (show !== 'all') parts.set('show', show);
  if (order !== 'added') parts.set('order', order);
  if (down) parts.set('down', 'true');
  if (page > 1) parts.set('page', String(page));
  return parts.toString();
}
