'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button, Select } from '@/components/ui';
import { AUDIT_KINDS, type AuditList, type AuditQuery } from '@/lib/schemas/audit-view';
import { SearchInput } from '../search-input';
import { auditAddress } from './audit-address';
import { usePlaceText } from './use-audit-sentence';

/** By kind, person and table, and a search. */
export function AuditFilters({ eventId, list }: { eventId: string; list: AuditList }) {
  const t = useTranslations('audit');
  const place = usePlaceText();
  const router = useRouter();
  const { query, people, tables } = list;
  const [search, setSearch] = useState(query.search);
  const [busy, start] = useTransition();
  const set = (part: Partial<AuditQuery>) =>
    start(() => router.push(auditAddress(eventId, { ...query, search, before: null, ...part })));
  const choice = (value: string) => (value === '' ? null : value);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        set({ search: search.trim() });
      }}
      className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem]"
    >
      <div className="flex gap-2 sm:col-span-2 xl:col-span-1">
        <SearchInput label={t('search')} value={search} onChange={setSearch} className="flex-1" />
        <Button type="submit" busy={busy}>
          {t('find')}
        </Button>
      </div>
      <Select
        aria-label={t('kindLabel')}
        value={query.kind ?? ''}
        onChange={({ target }) => set({ kind: choice(target.value) as AuditQuery['kind'] })}
        options={[
          { value: '', label: t('kind.all') },
          ...AUDIT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
      />
      <Select
        aria-label={t('byLabel')}
        value={query.by ?? ''}
        onChange={({ target }) => set({ by: choice(target.value) })}
        options={[
          { value: '', label: t('by.all') },
          ...people.map(({ id, name }) => ({ value: id, label: name })),
          { value: 'hosts', label: t('by.host') },
          { value: 'system', label: t('by.system') },
        ]}
      />
      <Select
        aria-label={t('tableLabel')}
        value={query.table ?? ''}
        onChange={({ target }) => set({ table: choice(target.value) })}
        options={[
          { value: '', label: t('tables') },
          ...tables.map(({ id, number, sitting }) => ({
            value: id,
            label: place({ kind: 'table', number, ordinal: 1, sitting }),
          })),
          { value: 'final', label: t('kind.final') },
        ]}
      />
    </form>
  );
}
