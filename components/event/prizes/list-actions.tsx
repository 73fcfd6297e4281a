'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonStyle, Icon } from '@/components/ui';

/** Print and download, above a list. */
export function ListActions({ eventId, children }: { eventId: string; children?: ReactNode }) {
  const t = useTranslations('prizes.lists');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
      <div className="min-w-0 flex-1 basis-60 text-ink-2">{children}</div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('print')}
        </Button>
        <a href={`/api/events/${eventId}/prize-plan`} download className={buttonStyle()}>
          <Icon name="download" />
          {t('download')}
        </a>
      </div>
    </div>
  );
}
