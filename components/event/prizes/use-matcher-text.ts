'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Matcher } from '@/lib/rules';

/** What a matcher asks for, in a few words. */
export function useMatcherText(): (matcher: Matcher) => string {
  const t = useTranslations('prizes.match');
  return useCallback(
    (matcher) => {
      if ('fours' in matcher) return t('fours', { count: matcher.fours });
      if ('alike' in matcher) return t('alike', { count: matcher.alike });
      return 'straight' in matcher ? t('straight') : matcher.exact;
    },
    [t],
  );
}
