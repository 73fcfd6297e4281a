import { useTranslations } from 'next-intl';
import type { RosterSitting } from '@/lib/schemas/roster-page';

/** What a sitting is called: its name, or which of them it is. */
export function SittingName({ sitting }: { sitting: RosterSitting }) {
  const t = useTranslations('sittings');
  return <bdi>{sitting.name || t('numbered', { position: sitting.position })}</bdi>;
}
