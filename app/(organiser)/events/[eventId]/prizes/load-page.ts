import { cache } from 'react';
import { requireUser } from '@/lib/auth/current-user';
import { loadPrizes } from '@/lib/services/load-prizes';
import { found } from '../load-page';

/** The event with its prizes, read once a request. */
export const loadPrizesPage = cache(async (eventId: string) =>
  found(await loadPrizes(await requireUser(), eventId)),
);
