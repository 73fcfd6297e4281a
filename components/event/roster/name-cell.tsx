import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui';
import type { RosterRow } from '@/lib/schemas/roster-page';

/** A guest's name with what is special about them; on a narrow screen also what has no column there. */
export function NameCell({ guest }: { guest: RosterRow }) {
  const t = useTranslations('roster');
  return (
    <>
      <bdi className="font-semibold wrap-anywhere">{guest.name}</bdi>
      <span className="ml-2 inline-flex flex-wrap gap-1 align-middle">
        {guest.namesake ? <Badge tone="gold">{t('namesake')}</Badge> : null}
        {guest.external ? <Badge>{t('external')}</Badge> : null}
        {guest.late ? <Badge>{t('late')}</Badge> : null}
      </span>
      <span className="block text-sm text-ink-2 sm:hidden">{guest.employeeNumber}</span>
      <span className="block text-sm wrap-anywhere text-ink-2 md:hidden">
        <bdi>{guest.department}</bdi>
      </span>
      {guest.note === '' ? null : (
        <span className="block text-sm wrap-anywhere text-ink-2">
          <bdi>{guest.note}</bdi>
        </span>
      )}
    </>
  );
}
