import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Card, cx, Icon } from '@/components/ui';
import { useSittingName } from './seating/use-sitting-name';
import type { OpeningCheck, OpeningFacts, OpeningNote } from '@/lib/schemas/opening-checks';

export interface OpeningChecksProps {
  eventId: string;
  /** Whether the reader may change the event, and so see the hosts' links. */
  editable: boolean;
  facts: OpeningFacts;
  notes: readonly OpeningNote[];
}

/** Which part of the event a check is about, and where it is put right. */
const STEPS: readonly {
  page: 'settings' | 'roster' | 'seating' | 'prizes' | 'rules' | 'hosts';
  checks: readonly OpeningCheck[];
}[] = [
  { page: 'settings', checks: ['past-date'] },
  { page: 'roster', checks: ['no-guests'] },
  {
    page: 'seating',
    checks: [
      'no-tables',
      'empty-tables',
      'impossible-tables',
      'unseated',
      'broken-bonds',
      'small-tables',
      'big-tables',
      'same-time',
    ],
  },
  { page: 'prizes', checks: ['prizes-mismatch', 'prizes-stray', 'over-budget', 'no-prizes'] },
  { page: 'rules', checks: [] },
  { page: 'hosts', checks: [] },
];

/** The list of what an event needs before it opens: each part done, to be looked at, or missing. */
export function OpeningChecks({ eventId, editable, facts, notes }: OpeningChecksProps) {
  const t = useTranslations('events');
  return (
    <Card flush title={t('checks.title')}>
      <ol className="divide-y divide-line-2 border-t border-line-2">
        {STEPS.filter(({ page }) => editable || page !== 'hosts').map(({ page, checks }) => {
          const found = notes.filter((note) => checks.includes(note.code));
          // When and where it is goes without saying, unless something is odd about it.
          if (page === 'settings' && found.length === 0) return null;
          const blocked = found.some((note) => note.blocks);
          const waiting =
            (page === 'seating' || page === 'prizes') && facts.guests === 0 && found.length === 0;
          const state = blocked ? 'missing' : found.length > 0 ? 'look' : waiting ? 'later' : 'done';
          return (
            <li key={page}>
              <Link
                href={`/events/${eventId}/${page}`}
                className="flex gap-3 px-4 py-3 hover:bg-paper-2 sm:px-5"
              >
                <Mark state={state} />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{t(`nav.${page}`)}</span>
                  {found.length === 0 ? (
                    <span className="block text-sm text-ink-2">
                      {page === 'settings'
                        ? null
                        : t(waiting && page === 'seating' ? 'checks.seatingLater' : `checks.${page}`)}
                    </span>
                  ) : (
                    found.map((note) => (
                      <span
                        key={note.code}
                        className={cx(
                          'block text-sm',
                          note.blocks ? 'font-medium text-lacquer' : 'text-ink-2',
                        )}
                      >
                        <NoteText note={note} />
                      </span>
                    ))
                  )}
                </span>
                <Icon name="chevron-right" className="mt-0.5 text-ink-2" />
              </Link>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** A check in words, with the tables that it is about. */
export function NoteText({ note }: { note: OpeningNote }) {
  const t = useTranslations('events');
  const nameOf = useSittingName();
  const shown = note.tables
    .slice(0, 8)
    .map(({ number, sitting }) =>
      sitting ? t('check.tableOf', { sitting: nameOf(sitting), number }) : t('check.table', { number }),
    )
    .join(t('check.comma'));
  const tables = note.tables.length > 8 ? `${shown} …` : shown;
  return t(`check.${note.code}`, { count: note.count, tables });
}

function Mark({ state }: { state: 'done' | 'look' | 'missing' | 'later' }) {
  const t = useTranslations('events');
  const looks = {
    done: 'bg-jade text-white',
    look: 'bg-gold-soft text-gold',
    missing: 'bg-lacquer text-white',
    later: 'bg-sand text-ink-2',
  };
  const icon = { done: 'check', look: 'alert', missing: 'close', later: 'clock' } as const;
  return (
    <span className={cx('mt-0.5 grid size-6 shrink-0 place-items-center rounded-full', looks[state])}>
      <Icon name={icon[state]} className="size-4" />
      <span className="sr-only">{t(`checks.state.${state}`)}</span>
    </span>
  );
}
