'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, Notice } from '@/components/ui';

export interface ConflictNoticeProps {
  /** What is saved now, to be read. */
  children: ReactNode;
  onMine: () => void;
  onTheirs: () => void;
}

/** What others have saved meanwhile, beside the form with what was typed: one of the two is chosen. */
export function ConflictNotice({ children, onMine, onTheirs }: ConflictNoticeProps) {
  const t = useTranslations('prizes.conflict');
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t('title')}
        actions={
          <>
            <Button size="small" onClick={onMine}>
              {t('mine')}
            </Button>
            <Button size="small" onClick={onTheirs}>
              {t('theirs')}
            </Button>
          </>
        }
      >
        <p>{t('text')}</p>
        <div className="mt-2 rounded-control border border-line bg-card px-3 py-2">
          <p className="text-sm text-ink-2">{t('saved')}</p>
          {children}
        </div>
      </Notice>
    </div>
  );
}
