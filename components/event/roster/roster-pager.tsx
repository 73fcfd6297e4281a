'use client';

import { useTranslations } from 'next-intl';
import { Button, Icon } from '@/components/ui';
import { ROSTER_PAGE, type RosterPage } from '@/lib/schemas/roster-page';

/** Which part of the roster is shown, and the way to the others. */
export function RosterPager({ page, onPage }: { page: RosterPage; onPage: (page: number) => void }) {
  const t = useTranslations('roster');
  const { page: here } = page.query;
  if (page.pages < 2) return null;
  const from = (here - 1) * ROSTER_PAGE + 1;
  return (
    <nav
      aria-label={t('pages')}
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line-2 px-4 py-3"
    >
      <p className="text-sm text-ink-2 tabular-nums">
        {t('part', { from, to: from + page.rows.length - 1, all: page.found })}
      </p>
      <div className="flex gap-2">
        <Button size="small" disabled={here <= 1} onClick={() => onPage(here - 1)}>
          <Icon name="arrow-left" />
          {t('previous')}
        </Button>
        <Button size="small" disabled={here >= page.pages} onClick={() => onPage(here + 1)}>
          {t('next')}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </nav>
  );
}
