import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui';

export interface Change {
  label: string;
  from: string;
  to: string;
}

/** What somebody else has saved while a form was filled in. What was typed here is kept, and counts if saved. */
export function OthersChanged({ changes }: { changes: readonly Change[] }) {
  const t = useTranslations('events.others');
  return (
    <div role="alert">
      <Notice tone="warning" title={t('title')}>
        <ul className="my-1">
          {changes.map(({ label, from, to }) => (
            <li key={label} className="py-0.5">
              {label} <s className="text-ink-2">{from}</s> → <b>{to}</b>
            </li>
          ))}
        </ul>
        <p>{t('text')}</p>
      </Notice>
    </div>
  );
}
