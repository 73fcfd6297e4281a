import { useTranslations } from 'next-intl';
import type { RosterSitting } from '@/lib/schemas/roster-page';

/** What a sitting is called: its name, or which of them it is. */
export function SittingName({ sitting }: { sitting: RosterSitting }) {
  const t = useTranslations('roster');
  return <bdi>{sitting.name || t('sittingNumber', { number: sitting.position })}</bdi>;
}
