'use client';

import { useTranslations } from 'next-intl';
import { useState, type DragEvent } from 'react';
import { buttonStyle, cx, Icon } from '@/components/ui';

/** Where a file is dropped or chosen, and where an empty one to fill in is found. */
export function ImportDrop({
  eventId,
  file,
  busy,
  onChoose,
}: {
  eventId: string;
  file: File | null;
  busy: boolean;
  onChoose: (file: File) => void;
}) {
  const t = useTranslations('roster');
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !busy) onChoose(dropped);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex flex-wrap items-center justify-center gap-x-5 gap-y-3 rounded-card border-2 border-dashed px-5 text-center',
        file ? 'py-4' : 'py-12',
        over ? 'border-lacquer bg-lacquer-soft' : 'border-edge/60 bg-paper-2',
      )}
    >
      <Icon name="upload" className="size-7 text-gold" />
      <p className="min-w-0 wrap-anywhere">{file ? <b>{file.name}</b> : t('dropHere')}</p>
      <label
        className={cx(
          buttonStyle(file ? 'secondary' : 'primary'),
          'focus-within:outline-3 focus-within:outline-gold-fill',
        )}
      >
        <input
          type="file"
          className="sr-only"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) onChoose(chosen);
            // The same file, corrected meanwhile, may be chosen again.
            event.target.value = '';
          }}
        />
        {file ? t('chooseAnother') : t('choose')}
      </label>
      {file ? null : (
        <p className="basis-full text-sm text-ink-2">
          {t('formats')}{' '}
          <a
            href={`/api/events/${eventId}/roster/template.xlsx`}
            download
            className="inline-flex min-h-11 items-center gap-1 font-semibold text-lacquer underline underline-offset-3"
          >
            <Icon name="download" className="size-4" />
            {t('template')}
          </a>
        </p>
      )}
    </div>
  );
}
