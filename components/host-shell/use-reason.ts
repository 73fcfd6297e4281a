import { useTranslations } from 'use-intl';
import { REFUSAL_CODES } from '../../lib/rules';
import type { Reason } from '../../lib/offline/replica';

/** What this page itself has a sentence for. */
const OWN = [
  'corrected',
  'ended',
  'review',
  'refused',
  'pen-taken',
  'rebuilt',
  'pen',
  'reading',
  'other-tab',
  'not-open',
  'closed',
  'started',
  'invalid-order',
  'version',
  'wrong-pin',
  'too-many-tries',
  'unreachable',
  'unknown-entry',
  'unknown-item',
  'unsent',
  'id-reused',
] as const;

/** One sentence for any reason: the rules', the server's or the page's own. */
export function useReason(): (reason: Reason) => string {
  const t = useTranslations('table');
  const rules = useTranslations('rules');
  return ({ code, params }) => {
    const own = OWN.find((one) => one === code);
    if (own) return t(`reason.${own}`, { minutes: 0, ...params });
    const refused = REFUSAL_CODES.find((one) => one === code);
    if (refused) return rules(`refusal.${refused}`, { option: '', key: '', most: 0, left: 0, ...params });
    return t('reason.other', { code });
  };
}
