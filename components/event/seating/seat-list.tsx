'use client';

import { useTranslations } from 'next-intl';
import { Fragment, memo, useState } from 'react';
import { Button } from '@/components/ui';
import type { SeatingGuest } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';
import { SeatRow } from './seat-row';
import { useSignal } from './signal';

export interface SeatListProps {
  /** Which list of the board it is. */
  list: string;
  label: string;
  people: readonly SeatingGuest[];
}

/** Longer lists are shown in parts: nobody looks through 5,000 rows, and a page slows down with them. */
const PART = 150;

/** Guests in chair order, with the place where those who are carried would come to sit. */
export const SeatList = memo(function SeatList({ list, label, people }: SeatListProps) {
  const t = useTranslations('seating');
  const { carry, shown } = useSeatKit();
  const [parts, setParts] = useState(1);
  const place = useSignal(carry, (held) => (held?.list === list ? held.index : -1));
  const carried = useSignal(carry, (held) => (held?.list === list ? held.guestIds : null));
  const wanted = useSignal(shown, (wish) =>
    wish === null ? -1 : people.findIndex(({ id }) => id === wish.guestId),
  );
  const count = Math.max(parts * PART, wanted + 1);
  const rows = people.slice(0, count);
  const others = carried === null ? [] : people.filter(({ id }) => !carried.includes(id));
  const before = place < 0 ? null : (others[place]?.id ?? null);
  return (
    <>
      <ul aria-label={label} data-seats={list}>
        {rows.map((guest, index) => (
          <Fragment key={guest.id}>
            {guest.id === before ? <Mark /> : null}
            <SeatRow guest={guest} next={people[index + 1]?.id ?? null} first={index === 0} />
          </Fragment>
        ))}
        {place >= 0 && before === null ? <Mark /> : null}
      </ul>
      {people.length > count ? (
        <Button size="small" variant="quiet" className="w-full" onClick={() => setParts(parts + 1)}>
          {t('showMore', { count: people.length - count })}
        </Button>
      ) : null}
    </>
  );
});

/** Where the carried would sit. */
function Mark() {
  return <li aria-hidden="true" className="mx-1 h-1 rounded-full bg-lacquer" />;
}
