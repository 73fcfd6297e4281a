'use client';

import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/frame/use-problem-text';
import { Badge, Icon, IconButton, useToast } from '@/components/ui';
import type { Board } from '@/lib/seating/board';
import type { BrokenBond } from '@/lib/seating/broken-bonds';
import type { SeatBond } from '@/lib/seating/types';
import { useAct } from '../use-act';
import { useSeatKit } from './seat-kit';
import type { SeatingActions } from './seating-actions';

export interface BondCardProps {
  eventId: string;
  bonds: readonly SeatBond[];
  broken: readonly BrokenBond[];
  board: Board;
  remove: SeatingActions['removeBond'];
}

/** Who is to be kept together or apart, and whether they are. */
export function BondCard({ eventId, bonds, broken, board, remove }: BondCardProps) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const toast = useToast();
  const text = useProblemText();
  const { run, busy } = useAct(remove);
  if (bonds.length === 0) return null;
  const all = new Set(bonds.map(({ id }) => id));
  const isBroken = new Set(broken.flatMap(({ bond }) => (all.has(bond.id) ? bond.id : [])));
  const namesOf = ({ guests }: SeatBond) =>
    guests.map((id) => board.byId.get(id)?.name ?? '').join(t('comma'));
  const drop = async (bond: SeatBond) => {
    const removed = await run({ eventId, id: bond.id });
    if (removed && !removed.ok) toast(text(removed.error), 'bad');
  };
  return (
    <details className="group mb-4 rounded-card border border-line bg-card" open={isBroken.size > 0}>
      <summary className="flex min-h-11 items-center gap-2 px-4 py-2 font-semibold">
        <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90" />
        {t('bond.title', { count: bonds.length })}
        {isBroken.size > 0 ? <Badge tone="bad">{t('bond.broken', { count: isBroken.size })}</Badge> : null}
      </summary>
      <ul className="max-h-64 divide-y divide-line-2 overflow-y-auto border-t border-line-2">
        {bonds.map((bond) => (
          <li key={bond.id} className="flex items-center gap-3 py-1 pr-2 pl-4">
            <Badge tone={bond.kind === 'together' ? 'good' : 'gold'}>{t(`bond.kind.${bond.kind}`)}</Badge>
            <bdi className="min-w-0 flex-1 text-left wrap-anywhere">{namesOf(bond)}</bdi>
            {isBroken.has(bond.id) ? (
              <span className="flex shrink-0 items-center gap-1 text-sm font-medium text-lacquer">
                <Icon name="alert" className="size-4" />
                {t('bond.notKept')}
              </span>
            ) : null}
            {kit.editable ? (
              <IconButton
                size="small"
                label={t('bond.remove', { names: namesOf(bond) })}
                disabled={busy}
                onClick={() => void drop(bond)}
              >
                <Icon name="trash" className="size-4" />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
