'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Field, Select } from '@/components/ui';

/** Chooses the event that a new one is to be made from, or none. */
export function CopyFrom({
  events,
  from,
}: {
  events: readonly { id: string; name: string; day: string }[];
  from: string | null;
}) {
  const t = useTranslations('events');
  const router = useRouter();
  const [busy, start] = useTransition();
  return (
    <Field label={t('copy.from')} hint={t('copy.fromHint')} className="mb-4 max-w-2xl">
      <Select
        value={from ?? ''}
        disabled={busy}
        onChange={({ target }) =>
          start(() =>
            router.replace(target.value === '' ? '/events/new' : `/events/new?from=${target.value}`),
          )
        }
        options={[
          { value: '', label: t('copy.nothing') },
          ...events.map(({ id, name, day }) => ({ value: id, label: t('copy.option', { name, day }) })),
        ]}
      />
    </Field>
  );
}
