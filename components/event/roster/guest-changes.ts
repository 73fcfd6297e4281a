import type { useTranslations } from 'next-intl';
import type { GuestFields } from '@/lib/schemas/roster';
import type { Change } from '../others-changed';

/** What has changed about a guest, field by field, in words. */
export function guestChanges(
  before: GuestFields,
  now: GuestFields,
  t: ReturnType<typeof useTranslations<'roster'>>,
): Change[] {
  const words = (value: string | boolean) =>
    typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('preview.nothing');
  return (Object.keys(before) as (keyof GuestFields)[])
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: t(`field.${field}`), from: words(before[field]), to: words(now[field]) }));
}
