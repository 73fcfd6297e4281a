'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { Card, Icon, IconButton } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import type { SittingView } from '@/lib/schemas/sittings';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { toInstant } from '@/lib/schemas/zoned-time';
import { TableCount } from '../seating/table-count';
import { useSittingName } from '../seating/use-sitting-name';
import { SetsField } from './sets-field';
import type { SittingActions } from './sitting-actions';

export interface SittingCardProps {
  event: EventHead;
  sitting: SittingView;
  draft: boolean;
  /** Puts it before the one above, or behind the one below; null at an end. */
  up: (() => void) | null;
  down: (() => void) | null;
  busy: boolean;
  onEdit: () => void;
  onRemove: (() => void) | null;
  actions: Pick<SittingActions, 'saveSets' | 'setTables'>;
}

/** One sitting: its name, its time, its tables. */
export function SittingCard(props: SittingCardProps) {
  const { event, sitting, draft, up, down, busy, onEdit, onRemove, actions } = props;
  const t = useTranslations('sittings');
  const format = useFormatter();
  const nameOf = useSittingName();
  const name = nameOf(sitting);
  const startsAt = toInstant(sitting.startsAt, event.timeZone);
  return (
    <Card className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div className="min-w-48 flex-1">
        <h2 className="text-lg font-bold wrap-anywhere">
          <Link href={`/events/${event.id}/seating?sitting=${sitting.id}`} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="text-ink-2">
          {startsAt === null
            ? ''
            : format.dateTime(startsAt, { timeZone: event.timeZone, ...TIME_FORMATS.evening })}
        </p>
        <p className="text-sm text-ink-2 tabular-nums">
          {t('size', { tables: sitting.tables, guests: sitting.guests, sets: sitting.sets })}
        </p>
      </div>
      {draft ? (
        <>
          <div className="flex flex-wrap items-end gap-4">
            <TableCount
              eventId={event.id}
              sittingId={sitting.id}
              count={sitting.tables}
              setTables={actions.setTables}
            />
            <SetsField eventId={event.id} sitting={sitting} save={actions.saveSets} />
          </div>
          <div className="flex gap-1">
            <IconButton label={t('up', { name })} disabled={up === null || busy} onClick={() => up?.()}>
              <Icon name="chevron-down" className="rotate-180" />
            </IconButton>
            <IconButton label={t('down', { name })} disabled={down === null || busy} onClick={() => down?.()}>
              <Icon name="chevron-down" />
            </IconButton>
            <IconButton label={t('edit', { name })} onClick={onEdit}>
              <Icon name="edit" />
            </IconButton>
            <IconButton
              label={t('remove', { name })}
              disabled={onRemove === null}
              onClick={() => onRemove?.()}
            >
              <Icon name="trash" />
            </IconButton>
          </div>
        </>
      ) : null}
    </Card>
  );
}
