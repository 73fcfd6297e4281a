'use client';

import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/frame/use-problem-text';
import { LinkButton } from '@/components/frame/link-button';
import { Button, EmptyState, Notice, useToast } from '@/components/ui';
import type { EventHead } from '@/lib/schemas/event-view';
import { peopleOf } from '@/lib/seating/board';
import type { BrokenBond } from '@/lib/seating/broken-bonds';
import type { SeatingTable, SeatingView } from '@/lib/seating/view';
import { useAct } from '../use-act';
import { BondCard } from './bond-card';
import { useSeatKit } from './seat-kit';
import type { SeatingActions } from './seating-actions';
import type { LiveBoard } from './use-board';
import type { Undo } from './use-undo';

export interface SeatingNoticesProps {
  event: EventHead;
  view: SeatingView;
  live: LiveBoard;
  sittingId: string;
  tables: readonly SeatingTable[];
  undo: Undo;
  broken: readonly BrokenBond[];
  actions: SeatingActions;
}

/** What is to be known before one looks at the tables: what others did, the way back, empty tables, bonds. */
export function SeatingNotices(props: SeatingNoticesProps) {
  const { event, view, live, sittingId, tables, undo, broken, actions } = props;
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const text = useProblemText();
  const toast = useToast();
  const removal = useAct(actions.removeTables);
  const { board, refused } = live;
  const empty = tables.filter((table) => !table.locked && peopleOf(board, table.id).length === 0);
  const comes = [...board.byId.values()].some((guest) => guest.sittingId === sittingId);
  const seated = tables.some((table) => peopleOf(board, table.id).length > 0);
  const back = async () => {
    const restored = await undo.run();
    if (restored?.ok) toast(t('undo.done'));
    else if (restored) toast(text(restored.error), 'bad');
  };
  const drop = async () => {
    const removed = await removal.run({
      eventId: event.id,
      tableIds: empty.map(({ id }) => id),
      people: 0,
    });
    if (removed?.ok) toast(t('emptyRemoved', { count: removed.value.removed }));
    else if (removed) toast(text(removed.error), 'bad');
  };
  return (
    <div className="flex flex-col [&>*]:mb-4">
      {refused ? (
        <Notice
          tone="warning"
          actions={
            <>
              <Button
                size="small"
                onClick={() => {
                  kit.put(refused.move.guestIds, refused.move.target);
                  live.forget();
                }}
              >
                {t('again')}
              </Button>
              <Button size="small" variant="quiet" onClick={live.forget}>
                {t('letGo')}
              </Button>
            </>
          }
        >
          {text(refused.problem)}
        </Notice>
      ) : null}
      {kit.editable && undo.ready ? (
        <Notice
          actions={
            <>
              <Button size="small" busy={undo.busy} onClick={() => void back()}>
                {t('undo.run')}
              </Button>
              <Button size="small" variant="quiet" onClick={undo.forget}>
                {t('undo.keep')}
              </Button>
            </>
          }
        >
          {t('undo.text')}
        </Notice>
      ) : null}
      {board.byId.size === 0 ? (
        <EmptyState
          icon="people"
          title={t('noGuests.title')}
          actions={
            kit.editable ? (
              <>
                <LinkButton variant="primary" href={`/events/${event.id}/roster/import`}>
                  {t('noGuests.import')}
                </LinkButton>
                <LinkButton href={`/events/${event.id}/roster`}>{t('noGuests.roster')}</LinkButton>
              </>
            ) : undefined
          }
        >
          {t('noGuests.text')}
        </EmptyState>
      ) : kit.editable && !comes ? (
        <Notice>{t('nobodyComes')}</Notice>
      ) : null}
      {kit.editable && seated && empty.length > 0 ? (
        <Notice
          tone="warning"
          actions={
            <Button size="small" busy={removal.busy} onClick={() => void drop()}>
              {t('removeEmpty', { count: empty.length })}
            </Button>
          }
        >
          {t('emptyTables', { count: empty.length })}
        </Notice>
      ) : null}
      <BondCard
        {...{ board, broken }}
        eventId={event.id}
        bonds={view.bonds.filter((bond) =>
          bond.guests.some((id) => board.byId.get(id)?.sittingId === sittingId),
        )}
        remove={actions.removeBond}
      />
    </div>
  );
}
