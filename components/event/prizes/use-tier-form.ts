'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { tierName } from '@/components/table/use-words';
import { PRESETS, type PresetId, type Rules, type Tier } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import { withPrize } from '@/lib/schemas/prize-tiers';
import type { SaveTierInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { usePart } from '../use-part';
import { isWrong, piecesOf, toItem } from './goods';
import { problemsIn, savedTier, toDraft, toPrize, type TierDraft } from './tier-draft';

export interface TierFormInput {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  items: readonly PlanItem[];
  start: TierDraft | string;
  save: (input: SaveTierInput) => Promise<Answer<unknown>>;
}

export type TierFormState = ReturnType<typeof useTierForm>;

/** The state of a tier's form: what is typed, what is wrong with it, what others have saved meanwhile. */
export function useTierForm({ event, rules, preset, items, start, save }: TierFormInput) {
  const names = useTranslations('rules');
  const nameOf = (tier: string) => tierName(names, rules, tier);
  const { currency } = event;
  const id = typeof start === 'string' ? start : start.id;
  const saved = savedTier(rules, items, id);
  const [draft, setDraft] = useState<TierDraft>(() =>
    typeof start !== 'string' ? start : toDraft(saved ?? never(id), currency, nameOf),
  );
  const [below, setBelow] = useState<string | null>(null);
  const [marked, setMarked] = useState(false);
  const part = usePart(save, { revision: event.revision, part: saved });

  const prize = toPrize(
    draft,
    standardName(draft, [rules.tiers, preset ? PRESETS[preset].tiers : []], names),
  );
  const problems = problemsIn(draft, prize, rules);
  const key = JSON.stringify([prize, below]);
  // Chances are worked out anew only when they can have changed.
  const drafted = useMemo(() => withPrize(rules, prize, below), [rules, key]);
  const wrongRows = draft.rows.some((row) => isWrong(row, currency, false));
  const pieces = piecesOf(draft.rows);
  const differs = draft.rows.length > 0 && prize.quantity !== null && pieces !== prize.quantity;

  /** Whether it was saved. */
  const submit = async (): Promise<boolean> => {
    setMarked(true);
    if (problems.name || problems.quantity || problems.rules || wrongRows || differs) return false;
    const answer = await part.submit((revision) => ({
      ...{ eventId: event.id, revision, prize },
      insert: saved ? null : { below },
      items: draft.rows.map((row) => toItem(row, currency)),
    }));
    return answer?.ok ?? false;
  };
  return {
    ...{ draft, saved, prize, problems, marked, drafted, below, setBelow, submit },
    busy: part.busy,
    problem: part.problem,
    theirs: part.theirs,
    change: (some: Partial<TierDraft>) => setDraft((now) => ({ ...now, ...some })),
    keepMine: part.accept,
    takeTheirs: () => {
      if (saved) setDraft(toDraft(saved, currency, nameOf));
      part.accept();
    },
  };
}

/** The name that a typed one stands for, where it is a standard tier's name in the page's language. */
function standardName(
  { id, name }: TierDraft,
  lists: readonly (readonly Tier[])[],
  names: Parameters<typeof tierName>[0],
): string | null {
  const known = lists.flatMap((tiers) => tiers.filter((tier) => tier.id === id));
  const meant = known.find(
    (tier) => tierName(names, { ...PRESETS.plain, tiers: [tier] }, id) === name.trim(),
  );
  return meant?.name ?? null;
}

function never(id: string): never {
  throw new RangeError(`no tier ${id}`);
}
