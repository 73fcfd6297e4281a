'use client';

import { useTranslations } from 'next-intl';
import { Badge, Card, cx } from '@/components/ui';
import type { RosterGuest, TableView } from '@/lib/schemas/roster-view';
import { noteTableSize } from '@/lib/schemas/seating';

interface SittersProps {
  guests: readonly RosterGuest[];
  /** Who was searched for; null: nobody. */
  found: ReadonlySet<string> | null;
  /** Null where nobody can be moved. */
  onMove: ((guest: RosterGuest) => void) | null;
}

const TONE = {
  empty: 'bad',
  'too-few': 'bad',
  few: 'neutral',
  fine: 'good',
  many: 'neutral',
  'too-many': 'bad',
  impossible: 'bad',
} as const;

/** One table: how many sit there, whether that is advised, and who. */
export function SeatingTable({ table, ...sitters }: SittersProps & { table: TableView }) {
  const t = useTranslations('seating');
  const count = sitters.guests.length;
  const note = noteTableSize(count);
  return (
    <Card flush>
      <div className="flex items-baseline justify-between gap-2 px-4 pt-3 pb-2">
        <h2 className="min-w-0 text-lg font-bold wrap-anywhere">
          {t('table', { number: table.number })}
          {table.name === '' ? null : (
            <span className="ml-2 text-base font-normal text-ink-2">{table.name}</span>
          )}
        </h2>
        <Badge tone={TONE[note]}>{t('people', { count })}</Badge>
      </div>
      {note === 'fine' || note === 'few' || note === 'many' ? null : (
        <p className="px-4 pb-2 text-sm font-medium text-lacquer">{t(`note.${note}`)}</p>
      )}
      {count > 0 ? <Sitters {...sitters} /> : null}
    </Card>
  );
}

/** Who has no table yet. */
export function Unseated(sitters: SittersProps) {
  const t = useTranslations('seating');
  return (
    <Card flush className="mb-4 border-gold-fill/60">
      <h2 className="px-4 pt-3 pb-2 text-lg font-bold">{t('unseated', { count: sitters.guests.length })}</h2>
      <Sitters {...sitters} wide />
    </Card>
  );
}

function Sitters({ guests, found, onMove, wide = false }: SittersProps & { wide?: boolean }) {
  const t = useTranslations('seating');
  const sorted = [...guests].sort((one, other) => (one.chair ?? 999) - (other.chair ?? 999));
  return (
    <ul
      className={cx(
        'border-t border-line-2 p-1.5',
        wide && 'grid max-h-72 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
      )}
    >
      {sorted.map((guest) => {
        const content = (
          <>
            <span className="w-5 shrink-0 text-right text-sm tabular-nums text-ink-2">
              {guest.chair ?? ''}
            </span>
            <span className="min-w-0 flex-1 text-left">
              <span dir="auto" className="block truncate">
                {guest.name}
              </span>
            </span>
            <span className="max-w-[45%] shrink-0 truncate text-sm text-ink-2">{guest.department}</span>
          </>
        );
        const looks = cx(
          'flex min-h-10 w-full items-center gap-2.5 rounded-[10px] px-2',
          found?.has(guest.id) && 'bg-gold-soft font-bold',
        );
        return (
          <li key={guest.id} className="min-w-0">
            {onMove ? (
              <button
                type="button"
                aria-label={t('moveGuest', { name: guest.name })}
                onClick={() => onMove(guest)}
                className={cx(looks, 'min-h-11 hover:bg-sand/60')}
              >
                {content}
              </button>
            ) : (
              <div className={looks}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
