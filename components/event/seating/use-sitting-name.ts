import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import type { SittingLabel } from '@/lib/schemas/sitting-label';

/** What a sitting is called: its name, else which of them it is. On server and in the browser. */
export function useSittingName(): (sitting: SittingLabel) => string {
  const t = useTranslations('sittings');
  return useCallback(({ name, position }) => name || t('numbered', { position }), [t]);
}
