'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, Notice, Stat, Tabs } from '@/components/ui';
import { groupBy } from '@/lib/schemas/group-by';
import { noteTableSize } from '@/lib/schemas/seating';
import type { BrokenBond } from '@/lib/seating/broken-bonds';
import { comingTo, type ArrangePreview, type SeatedSitting } from './use-arrangement';

export interface ArrangeResultProps {
  preview: ArrangePreview;
  sitting: SeatedSitting;
}

/** So many lines of each list are shown. */
const MOST = 200;

/** What automatic seating would do: in numbers, table by table, guest by guest. */
export function ArrangeResult({ preview, sitting }: ArrangeResultProps) {
  const t = useTranslations('seating');
  const [view, setView] = useState<'tables' | 'changes'>('tables');
  const { changes, dealt, tables, broken } = preview;
  const stay = comingTo(sitting).length - dealt;
  const sizes = tables.map(({ people }) => people.length);
  const [fewest, most] = [Math.min(...sizes), Math.max(...sizes)];
  const used = new Set(tables.map(({ id }) => id));
  const left = sitting.tables.filter(({ id }) => !used.has(id)).length;
  const added = tables.filter(({ id }) => !sitting.tables.some((table) => table.id === id)).length;
  const departments = tables.map(({ people }) => new Set(people.map((one) => one.department)).size);
  const average = departments.reduce((sum, count) => sum + count, 0) / Math.max(1, tables.length);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Stat label={t('arrange.stat.dealt')} value={dealt} />
        <Stat label={t('arrange.stat.moved')} value={changes.length} />
        <Stat label={t('arrange.stat.size')} value={fewest === most ? most : `${fewest}–${most}`} />
        <Stat label={t('arrange.stat.departments')} value={Math.round(average * 10) / 10} />
      </div>
      {stay > 0 ? <p className="text-ink-2">{t('arrange.stay', { count: stay })}</p> : null}
      {added > 0 ? <Notice>{t('arrange.added', { count: added })}</Notice> : null}
      {left > 0 ? <Notice>{t('arrange.left', { count: left })}</Notice> : null}
      {broken.length > 0 ? <Broken broken={broken} sitting={sitting} /> : null}
      <Tabs
        label={t('arrange.views')}
        value={view}
        onChange={setView}
        items={[
          { id: 'tables', label: t('arrange.byTable') },
          { id: 'changes', label: t('arrange.byGuest') },
        ]}
      >
        {view === 'tables' ? <Tables preview={preview} /> : <Changes {...{ preview, sitting }} />}
      </Tabs>
    </>
  );
}

function Broken({ broken, sitting }: { broken: readonly BrokenBond[]; sitting: SeatedSitting }) {
  const t = useTranslations('seating');
  return (
    <Notice tone="warning" title={t('bond.broken', { count: broken.length })}>
      <ul className="list-disc pl-5">
        {broken.slice(0, 20).map(({ bond, guests, why }) => (
          <li key={bond.id}>
            {t(`bond.why.${bond.kind}`, {
              names: guests.map((id) => sitting.board.byId.get(id)?.name ?? '').join(t('comma')),
            })}
            {t(`bond.because.${why}`)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Tables({ preview }: { preview: ArrangePreview }) {
  const t = useTranslations('seating');
  return (
    <ul className="max-h-72 divide-y divide-line-2 overflow-y-auto rounded-card border border-line">
      {preview.tables.slice(0, MOST).map(({ id, number, people }) => {
        const note = noteTableSize(people.length);
        const bad = note !== 'fine' && note !== 'few' && note !== 'many';
        const groups = [...groupBy(people, (guest) => guest.department)];
        return (
          <li key={id} className="flex items-baseline gap-3 px-4 py-2">
            <span className="w-20 shrink-0 font-semibold">{t('table', { number })}</span>
            <Badge tone={bad ? 'bad' : 'neutral'}>{t('people', { count: people.length })}</Badge>
            <span className="min-w-0 flex-1 text-sm text-ink-2 wrap-anywhere">
              {groups
                .sort((one, other) => other[1].length - one[1].length)
                .map(([department, own]) => `${department || t('noDepartment')} ${own.length}`)
                .join(' · ')}
            </span>
          </li>
        );
      })}
      <More all={preview.tables.length} />
    </ul>
  );
}

function Changes({ preview, sitting }: ArrangeResultProps) {
  const t = useTranslations('seating');
  const numbers = new Map([...sitting.tables, ...preview.tables].map(({ id, number }) => [id, number]));
  const place = (tableId: string | null) =>
    tableId === null ? t('nowhere') : t('table', { number: numbers.get(tableId) ?? 0 });
  if (preview.changes.length === 0) return <p className="text-ink-2">{t('arrange.nothing')}</p>;
  return (
    <ul className="max-h-72 divide-y divide-line-2 overflow-y-auto rounded-card border border-line">
      {preview.changes.slice(0, MOST).map(({ guestId, from, to }) => (
        <li key={guestId} className="flex items-baseline gap-3 px-4 py-2">
          <bdi className="min-w-0 flex-1 truncate text-left">{sitting.board.byId.get(guestId)?.name}</bdi>
          <span className="shrink-0 text-sm text-ink-2">
            {t('arrange.change', { from: place(from), to: place(to) })}
          </span>
        </li>
      ))}
      <More all={preview.changes.length} />
    </ul>
  );
}

function More({ all }: { all: number }) {
  const t = useTranslations('seating');
  if (all <= MOST) return null;
  return <li className="px-4 py-2 text-sm text-ink-2">{t('arrange.more', { count: all - MOST })}</li>;
}
