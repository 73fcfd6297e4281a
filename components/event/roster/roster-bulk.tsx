'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Button, Icon, Menu, MenuItem, useToast } from '@/components/ui';
import type { RosterPage, RosterSitting } from '@/lib/schemas/roster-page';
import { useAct } from '../use-act';
import { DepartmentDialog, RemoveSeveralDialog } from './bulk-dialogs';
import type { BulkActions } from './roster-actions';
import { SittingName } from './sitting-name';

export interface RosterBulkProps {
  eventId: string;
  /** Whether the roster still grows and shrinks. */
  draft: boolean;
  page: RosterPage;
  chosen: ReadonlySet<string>;
  setChosen: (ids: ReadonlySet<string>) => void;
  actions: BulkActions;
}

/** What can be done to all chosen guests at once; at the bottom of the screen, while there are any. */
export function RosterBulk({ eventId, draft, page, chosen, setChosen, actions }: RosterBulkProps) {
  const t = useTranslations('roster');
  const sittings = useTranslations('sittings');
  const toast = useToast();
  const text = useProblemText();
  const [asking, setAsking] = useState<'department' | 'remove' | null>(null);
  const finding = useAct(actions.find);
  const waiting = useAct(actions.wait);
  const moving = useAct(actions.moveToSitting);
  const ids = [...chosen];
  const busy = finding.busy || waiting.busy || moving.busy;
  const done = (sentence: string) => {
    toast(sentence);
    setChosen(new Set());
  };
  const chooseAll = async () => {
    const { search, show } = page.query;
    const found = await finding.run({ eventId, search, show });
    if (found?.ok) setChosen(new Set([...chosen, ...found.value]));
    else if (found) toast(text(found.error), 'bad');
  };
  const wait = async (wanted: boolean) => {
    const changed = await waiting.run({ eventId, guestIds: ids, waiting: wanted });
    if (changed?.ok)
      done(t(wanted ? 'bulk.nowWaiting' : 'bulk.notWaiting', { count: changed.value.changed }));
    else if (changed) toast(text(changed.error), 'bad');
  };
  const move = async ({ id, name, position }: RosterSitting) => {
    const moved = await moving.run({ eventId, guestIds: ids, sittingId: id });
    const sitting = name || sittings('numbered', { position });
    if (moved?.ok) done(t('bulk.moved', { count: moved.value.moved, sitting }));
    else if (moved) toast(text(moved.error), 'bad');
  };
  if (chosen.size === 0) return null;
  return (
    <section
      aria-label={t('bulk.title')}
      className="sticky bottom-2 z-20 mt-3 flex flex-wrap items-center gap-2 rounded-card border border-line bg-card px-4 py-3 shadow-lift"
    >
      <p role="status" className="mr-auto font-semibold tabular-nums">
        {t('bulk.chosen', { count: chosen.size })}
      </p>
      {page.found > page.rows.length && chosen.size < page.found ? (
        <Button size="small" variant="quiet" busy={finding.busy} onClick={() => void chooseAll()}>
          {t('bulk.chooseAll', { count: page.found })}
        </Button>
      ) : null}
      <Button size="small" disabled={busy} onClick={() => setAsking('department')}>
        {t('bulk.department')}
      </Button>
      <Button size="small" disabled={busy} onClick={() => void wait(true)}>
        {t('bulk.wait')}
      </Button>
      <Button size="small" disabled={busy} onClick={() => void wait(false)}>
        {t('bulk.unwait')}
      </Button>
      {draft && page.sittings.length > 1 ? (
        <Menu
          variant="secondary"
          size="small"
          label={t('bulk.sitting')}
          trigger={t('bulk.sitting')}
          place="above"
        >
          {page.sittings.map((sitting) => (
            <MenuItem key={sitting.id} onClick={() => void move(sitting)}>
              <SittingName sitting={sitting} />
            </MenuItem>
          ))}
        </Menu>
      ) : null}
      {draft ? (
        <Button size="small" variant="danger" disabled={busy} onClick={() => setAsking('remove')}>
          <Icon name="trash" />
          {t('remove')}
        </Button>
      ) : null}
      <Button size="small" variant="quiet" onClick={() => setChosen(new Set())}>
        {t('bulk.clear')}
      </Button>
      {asking === 'department' ? (
        <DepartmentDialog
          {...{ eventId, ids }}
          departments={page.departments}
          setDepartment={actions.setDepartment}
          onClose={() => setAsking(null)}
          onDone={done}
        />
      ) : null}
      {asking === 'remove' ? (
        <RemoveSeveralDialog
          {...{ eventId, ids }}
          remove={actions.removeSeveral}
          onClose={() => setAsking(null)}
          onDone={done}
        />
      ) : null}
    </section>
  );
}
