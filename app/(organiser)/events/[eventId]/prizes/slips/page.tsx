import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SlipsPanel } from '@/components/event/prizes/slips-panel';
import { requireUser } from '@/lib/auth/current-user';
import { loadSlips } from '@/lib/services/load-slips';
import { found } from '../../load-page';
import { findSlipAction } from '../actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('prizes'))('slips.title') };
}

/** Prize slips to print and cut apart, and the prize desk's list of them. */
export default async function SlipsPage({
  params,
  searchParams,
}: PageProps<'/events/[eventId]/prizes/slips'>) {
  const user = await requireUser();
  const { from, to } = await searchParams;
  const range = { from: typeof from === 'string' ? from : null, to: typeof to === 'string' ? to : null };
  const book = found(await loadSlips(user, (await params).eventId, range));
  const { event, rules, house, slips } = book;
  return (
    <SlipsPanel
      // A form that is sent by its address begins anew with what that says.
      key={`${book.range?.from} ${book.range?.to}`}
      {...{ event, rules, slips, tables: house.tables, range: book.range }}
      find={findSlipAction}
    />
  );
}
