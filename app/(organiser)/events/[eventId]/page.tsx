import { getLocale } from 'next-intl/server';
import { Overview } from '@/components/event/overview';
import { formatMoney } from '@/lib/schemas/money';
import { houseValue } from '@/lib/schemas/prize-house';
import { openEventAction, reopenEventAction } from './actions';
import { loadEventPage } from './load-page';

/** Where the event stands, and what is missing. */
export default async function OverviewPage({ params }: PageProps<'/events/[eventId]'>) {
  const { event, facts, notes, games, calls, plan, house } = await loadEventPage((await params).eventId);
  const total = houseValue(plan, house);
  return (
    <Overview
      event={event}
      facts={facts}
      notes={notes}
      games={games}
      calls={calls}
      worth={formatMoney(total, event.currency, await getLocale())}
      actions={{ open: openEventAction, reopen: reopenEventAction }}
    />
  );
}
