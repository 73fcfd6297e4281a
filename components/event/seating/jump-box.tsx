'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { cx, Icon, Input } from '@/components/ui';
import { searchGuests } from '@/lib/schemas/search-guests';
import type { Board } from '@/lib/seating/board';
import type { SeatingGuest, SeatingTable } from '@/lib/seating/view';

export interface JumpBoxProps {
  board: Board;
  tables: readonly SeatingTable[];
  /** What a guest's place is called. */
  placeOf: (guest: SeatingGuest) => string;
  onGuest: (guest: SeatingGuest) => void;
  onTable: (table: SeatingTable) => void;
}

/** So many are offered; who isn't among them types a little more. */
const MOST = 8;

type Found = { table: SeatingTable } | { guest: SeatingGuest };

/** Finds a guest, or a table by its number, and goes there. */
export function JumpBox({ board, tables, placeOf, onGuest, onTable }: JumpBoxProps) {
  const t = useTranslations('seating');
  const list = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(query.trim());
  const found = useMemo<Found[]>(() => {
    if (wanted === '') return [];
    const guests = searchGuests([...board.byId.values()], wanted).slice(0, MOST);
    const numbered = tables.filter((table) => String(table.number) === wanted.replace(/^#/, ''));
    return [...numbered.map((table) => ({ table })), ...guests.map((guest) => ({ guest }))];
  }, [board, tables, wanted]);
  const go = (one: Found | undefined) => {
    if (!one) return;
    setQuery('');
    if ('table' in one) onTable(one.table);
    else onGuest(one.guest);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      go(found[at] ?? found[0]);
    } else if (event.key === 'Escape') setQuery('');
  };
  const open = wanted !== '' && query !== '';
  return (
    <div className="relative min-w-60 flex-1 sm:max-w-sm" onKeyDown={keys}>
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
      />
      <Input
        type="search"
        aria-label={t('jump.label')}
        placeholder={t('jump.placeholder')}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setAt(0);
        }}
        className="pl-11"
        role="combobox"
        aria-expanded={open}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length > 0 ? `${list}-${at}` : undefined}
      />
      <p role="status" className="sr-only">
        {open ? t('jump.found', { count: found.length }) : ''}
      </p>
      {open ? (
        <ul
          id={list}
          role="listbox"
          aria-label={t('jump.label')}
          className="absolute inset-x-0 top-full z-30 mt-1 rounded-card border border-line bg-card p-1.5 shadow-lift"
        >
          {found.map((one, index) => (
            <li
              key={'table' in one ? one.table.id : one.guest.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(one)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2 rounded-[10px] px-3 py-1',
                index === at ? 'bg-sand' : 'hover:bg-sand/60',
              )}
            >
              {'table' in one ? (
                <b>{t('table', { number: one.table.number })}</b>
              ) : (
                <>
                  <span className="min-w-0 flex-1">
                    <bdi className="block truncate text-left font-semibold">{one.guest.name}</bdi>
                    <span className="block truncate text-sm text-ink-2">{one.guest.department}</span>
                  </span>
                  <span className="shrink-0 text-sm text-ink-2">{placeOf(one.guest)}</span>
                </>
              )}
            </li>
          ))}
          {found.length === 0 ? (
            <li role="option" aria-selected="false" aria-disabled="true" className="px-3 py-2 text-ink-2">
              {t('jump.nobody')}
            </li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
