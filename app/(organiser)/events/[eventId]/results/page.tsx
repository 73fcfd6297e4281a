import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResultsPanel } from '@/components/event/results-panel';
import { loadResults } from '@/lib/services/load-results';
import { found, loadEventPage } from '../load-page';
import { closeEventAction, reopenResultsAction } from './actions';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('events'))('nav.results') };
}

/** Who won what, and the list to take away. */
export default async function ResultsPage({ params, searchParams }: PageProps<'/events/[eventId]/results'>) {
  const { user, event } = await loadEventPage((await params).eventId);
  const { q, page } = await searchParams;
  const search = typeof q === 'string' ? q.slice(0, 100) : '';
  const wanted = typeof page === 'string' && /^\d{1,6}$/.test(page) ? Number(page) : 1;
  const results = found(await loadResults(user, event.id, { search, page: wanted }));
  return (
    <ResultsPanel
      results={results}
      search={search}
      actions={{ close: closeEventAction, reopen: reopenResultsAction }}
    />
  );
}
