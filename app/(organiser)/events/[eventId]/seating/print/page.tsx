import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SeatingPrint } from '@/components/event/seating/seating-print';
import { labelSitting } from '@/lib/schemas/sitting-label';
import { toInstant } from '@/lib/schemas/zoned-time';
import { loadSeating } from '@/lib/services/load-seating';
import { found, loadEventPage } from '../../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('seating'))('print') };
}

/** The seating lists of one sitting, or of all. */
export default async function SeatingPrintPage({
  params,
  searchParams,
}: PageProps<'/events/[eventId]/seating/print'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { sitting, by } = await searchParams;
  const view = found(await loadSeating(user, event.id));
  const base = `/events/${event.id}/seating`;
  const one = view.sittings.find(({ id }) => id === sitting);
  const suffix = one ? `&sitting=${one.id}` : '';
  return (
    <SeatingPrint
      event={event}
      sittings={(one ? [one] : view.sittings).map((listed) => ({
        id: listed.id,
        label: labelSitting(view.sittings, listed),
        startsAt: toInstant(listed.startsAt, event.timeZone) ?? event.startsAt,
      }))}
      order={by === 'name' ? 'name' : 'table'}
      list={{
        ...view,
        tables: one ? view.tables.filter((table) => table.sittingId === one.id) : view.tables,
      }}
      addresses={{
        table: `${base}/print?by=table${suffix}`,
        name: `${base}/print?by=name${suffix}`,
        back: one ? `${base}?sitting=${one.id}` : base,
      }}
    />
  );
}
