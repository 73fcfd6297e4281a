'use client';

import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Icon, Menu, MenuItem, useToast } from '@/components/ui';
import { newId } from '@/lib/schemas/new-id';
import type { Answer } from '@/lib/schemas/problem';
import type { SittingView } from '@/lib/schemas/sittings';
import type { SeatBond } from '@/lib/seating/types';
import { useAct } from '../use-act';
import { useSeatKit } from './seat-kit';
import type { SeatingActions } from './seating-actions';
import { useSignal } from './signal';
import { useSittingName } from './use-sitting-name';

export interface SelectionBarProps {
  eventId: string;
  sittings: readonly SittingView[];
  /** The one that is looked at. */
  sittingId: string;
  actions: Pick<SeatingActions, 'wait' | 'saveBond' | 'moveToSitting'>;
}

/** What can be done to the chosen guests; at the bottom of the screen, while there are any. */
export function SelectionBar({ eventId, sittings, sittingId, actions }: SelectionBarProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const toast = useToast();
  const text = useProblemText();
  const nameOf = useSittingName();
  const picked = useSignal(kit.picked, (ids) => ids);
  const waiting = useAct(actions.wait);
  const bonding = useAct(actions.saveBond);
  const moving = useAct(actions.moveToSitting);
  if (picked.size === 0) return null;
  const guestIds = [...picked];
  const board = kit.store.getBoard();
  const chosen = guestIds.flatMap((id) => board.byId.get(id) ?? []);
  const allWait = chosen.every((guest) => guest.waiting);
  const busy = waiting.busy || bonding.busy || moving.busy;
  const settle = (answer: Answer<unknown> | null, sentence: string) => {
    if (answer?.ok) {
      toast(sentence);
      kit.pick([]);
    } else if (answer) toast(text(answer.error), 'bad');
  };
  const bond = async (kind: SeatBond['kind']) => {
    const saved = await bonding.run({ eventId, id: newId(), kind, guestIds });
    settle(saved, t(`bond.saved.${kind}`, { count: guestIds.length }));
  };
  const wait = async () => {
    const changed = await waiting.run({ eventId, guestIds, waiting: !allWait });
    settle(changed, t(allWait ? 'waitingOff' : 'waitingOn', { count: guestIds.length }));
  };
  const bring = async (sitting: SittingView) => {
    const moved = await moving.run({ eventId, sittingId: sitting.id, guestIds });
    settle(moved, t('movedToSitting', { count: guestIds.length, sitting: nameOf(sitting) }));
  };
  return (
    <section
      aria-label={t('selection.title')}
      className="sticky bottom-20 z-20 lg:bottom-2 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-lift"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {t('selection.count', { count: picked.size })}
      </p>
      <Button size="small" variant="primary" disabled={busy} onClick={() => kit.open({ name: 'move' })}>
        {t('selection.move')}
      </Button>
      <Button size="small" disabled={busy} onClick={() => kit.put(guestIds, { tableId: null })}>
        {t('selection.unseat')}
      </Button>
      <Menu
        variant="secondary"
        size="small"
        place="above"
        label={t('selection.more')}
        trigger={
          <>
            {t('selection.more')}
            <Icon name="chevron-down" className="size-4" />
          </>
        }
      >
        <MenuItem disabled={busy || picked.size < 2} onClick={() => void bond('together')}>
          <Icon name="link" />
          {t('bond.make.together')}
        </MenuItem>
        <MenuItem disabled={busy || picked.size < 2} onClick={() => void bond('apart')}>
          <Icon name="unlink" />
          {t('bond.make.apart')}
        </MenuItem>
        <MenuItem disabled={busy} onClick={() => void wait()}>
          <Icon name="clock" />
          {t(allWait ? 'selection.unwait' : 'selection.wait')}
        </MenuItem>
        {sittings
          .filter(({ id }) => id !== sittingId)
          .map((sitting) => (
            <MenuItem key={sitting.id} disabled={busy} onClick={() => void bring(sitting)}>
              <Icon name="arrow-right" />
              {t('selection.toSitting', { sitting: nameOf(sitting) })}
            </MenuItem>
          ))}
      </Menu>
      <Button size="small" variant="quiet" onClick={() => kit.pick([])}>
        {t('selection.clear')}
      </Button>
    </section>
  );
}
