'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui';
import { SearchInput } from '../search-input';

export interface RosterSearchProps {
  /** What the page shows the result of. */
  search: string;
  busy: boolean;
  onSearch: (search: string) => void;
}

/** Somebody who types on isn't answered for every letter. */
const PAUSE_MS = 150;

/** The search among all guests: name, pinyin, employee number, department, phone, note. */
export function RosterSearch({ search, busy, onSearch }: RosterSearchProps) {
  const t = useTranslations('roster');
  const [typed, setTyped] = useState(search);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The way back in the browser's history brings an earlier search.
  useEffect(() => {
    if (busy || search === asked.current) return;
    asked.current = search;
    setTyped(search);
  }, [search, busy]);
  const change = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      asked.current = value.trim();
      onSearch(asked.current);
    }, PAUSE_MS);
  };
  return (
    <div className="relative min-w-60 flex-1 sm:max-w-sm">
      <SearchInput label={t('search')} placeholder={t('searchPlaceholder')} value={typed} onChange={change} />
      {busy ? <Spinner className="absolute top-3 right-10 text-ink-2" /> : null}
    </div>
  );
}
