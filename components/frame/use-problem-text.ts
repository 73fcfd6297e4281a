'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { Problem } from '../../lib/schemas/problem';

/** The sentence of a refusal's code in `errors`; of an `invalid-input`, the sentence of its reason. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('errors');
  return useCallback(
    ({ code, params }) => {
      const key = code as Parameters<typeof t>[0];
      const reason = `field.${params.reason ?? ''}` as Parameters<typeof t>[0];
      if (code === 'invalid-input' && t.has(reason)) return t(reason, params);
      return t.has(key) ? t(key, params) : t('unexpected');
    },
    [t],
  );
}

/** The sentence of a field's error as react-hook-form keeps it: its message is a code under `errors.field`. */
export function useFieldText(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const t = useTranslations('errors.field');
  return useCallback(
    (error) => {
      if (error === undefined) return undefined;
      const key = (error.message ?? '') as Parameters<typeof t>[0];
      return t.has(key) ? t(key) : t('invalid');
    },
    [t],
  );
}
