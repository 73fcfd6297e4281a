'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { buttonStyle, Card, Icon } from '@/components/ui';
import type { PrintId } from '@/lib/schemas/prints';
import { PaperSketch } from './paper-sketch';

export interface PrintCardProps {
  print: PrintId;
  /** Where the print is made, to keep and to show. */
  addresses: { download: string; open: string };
  /** Why it can't be printed; nothing while it can. */
  closed: ReactNode;
  /** Goes to what is wrong with the choice; false where nothing is. */
  stop: () => boolean;
  /** What else there is to choose, or to look at. */
  children?: ReactNode;
}

/** One thing to print: what it is, and how to get it. */
export function PrintCard({ print, addresses, closed, stop, children }: PrintCardProps) {
  const t = useTranslations('prints');
  const title = t(`print.${print}.title`);
  const onClick = (event: MouseEvent) => {
    if (stop()) event.preventDefault();
  };
  return (
    <Card className="flex w-full gap-4 sm:gap-5">
      <PaperSketch print={print} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="text-lg font-bold">{title}</h2>
        <p className="text-[0.9375rem] text-ink-2">{t(`print.${print}.text`)}</p>
        {children}
        {closed ? (
          <p className="mt-auto pt-2 text-sm text-ink-2">{closed}</p>
        ) : (
          <div className="mt-auto flex flex-wrap gap-2 pt-3">
            <a
              href={addresses.open}
              target="_blank"
              rel="noreferrer"
              className={buttonStyle('secondary', 'small')}
              aria-label={t('panel.openNamed', { title })}
              onClick={onClick}
            >
              <Icon name="print" className="size-4" />
              {t('panel.open')}
            </a>
            <a
              href={addresses.download}
              download
              className={buttonStyle('secondary', 'small')}
              aria-label={t('panel.downloadNamed', { title })}
              onClick={onClick}
            >
              <Icon name="download" className="size-4" />
              {t('panel.download')}
            </a>
          </div>
        )}
      </div>
    </Card>
  );
}
