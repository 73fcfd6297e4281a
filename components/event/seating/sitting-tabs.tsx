'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Tabs } from '@/components/ui';
import type { SittingView } from '@/lib/schemas/sittings';
import { useSittingName } from './use-sitting-name';

export interface SittingTabsProps {
  sittings: readonly SittingView[];
  current: string;
  onChange: (sittingId: string) => void;
  children: ReactNode;
}

/** The sittings as tabs; an event with one has none. */
export function SittingTabs({ sittings, current, onChange, children }: SittingTabsProps) {
  const t = useTranslations('seating');
  const nameOf = useSittingName();
  if (sittings.length < 2) return <>{children}</>;
  return (
    <Tabs
      label={t('sittings')}
      value={current}
      onChange={onChange}
      items={sittings.map((sitting) => ({
        id: sitting.id,
        label: <bdi>{nameOf(sitting)}</bdi>,
        badge: (
          <span className="font-normal text-ink-2 tabular-nums">
            {t('sittingSize', { tables: sitting.tables, guests: sitting.guests })}
          </span>
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}
