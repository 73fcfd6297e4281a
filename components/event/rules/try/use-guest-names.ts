'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

const GUESTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export const MOST_GUESTS = GUESTS.length;

/** So many invented guests. */
export function useGuestNames(count: number): readonly string[] {
  const t = useTranslations('tryout');
  return useMemo(() => GUESTS.slice(0, count).map((guest) => t(`guest.${guest}`)), [t, count]);
}
