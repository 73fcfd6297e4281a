'use client';

import { useTranslations } from 'next-intl';
import { useState, type DragEvent } from 'react';
import { cx, Icon, IconButton, Spinner } from '@/components/ui';
import type { Problem } from '@/lib/schemas/problem';
import { pictureUrl, sendPicture } from './send-picture';

export interface PictureFieldProps {
  eventId: string;
  pictureId: string | null;
  /** What it is a picture of, to tell the buttons of several rows apart. */
  name: string;
  onChange: (pictureId: string | null) => void;
  /** Why the last one was refused; null once another is tried. */
  onProblem: (problem: Problem | null) => void;
}

/** Named without HEIC, so that an iPhone hands over a JPEG. */
const ACCEPT = 'image/png,image/jpeg,image/webp';

/** A picture of goods: chosen or dropped, sent at once, shown; saved with the form around it. */
export function PictureField({ eventId, pictureId, name, onChange, onProblem }: PictureFieldProps) {
  const t = useTranslations('prizes.picture');
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);

  const take = async (file: File | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    onProblem(null);
    const sent = await sendPicture(eventId, file);
    setBusy(false);
    if (sent.ok) onChange(sent.value.pictureId);
    else onProblem(sent.error);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <div className="flex items-center gap-x-1">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        title={t('hint')}
        className={cx(
          'relative grid size-16 shrink-0 place-items-center overflow-hidden rounded-control border text-ink-2 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-gold-fill hover:border-ink-2',
          over ? 'border-lacquer bg-lacquer-soft' : 'border-edge bg-paper-2',
          pictureId === null && 'border-dashed',
        )}
      >
        <input
          type="file"
          className="sr-only"
          accept={ACCEPT}
          disabled={busy}
          aria-label={pictureId === null ? t('add', { name }) : t('replace', { name })}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        {busy ? (
          <Spinner label={t('sending')} />
        ) : pictureId === null ? (
          <span className="flex flex-col items-center text-xs">
            <Icon name="upload" className="size-4" />
            {t('short')}
          </span>
        ) : (
          <GoodsPicture eventId={eventId} pictureId={pictureId} className="size-full" />
        )}
      </label>
      {pictureId === null ? null : (
        <IconButton label={t('remove', { name })} size="small" onClick={() => onChange(null)}>
          <Icon name="close" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}

/** The picture itself; what it shows is said beside it. */
export function GoodsPicture({
  eventId,
  pictureId,
  className,
}: {
  eventId: string;
  pictureId: string;
  className?: string;
}) {
  return (
    <img
      src={pictureUrl(eventId, pictureId)}
      alt=""
      loading="lazy"
      decoding="async"
      className={cx('bg-card object-cover', className)}
    />
  );
}
