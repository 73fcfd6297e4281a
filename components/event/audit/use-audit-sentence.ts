'use client';

import { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import type { Rules } from '@/lib/rules';
import { auditArguments, auditSubjects } from '@/lib/schemas/audit-changes';
import type { AuditPlace, AuditRow } from '@/lib/schemas/audit-view';
import { isolate } from '@/lib/schemas/isolate';

/** So many people are named; of more it is said how many there are. */
const NAMED = 3;

/** What the sentences ask for; older rows may lack some of it. */
const DEFAULTS = {
  ...{ added: 0, changed: 0, removed: 0, tables: 0, games: 0, seats: 0, guests: 0, finalists: 0 },
  ...{ ordinal: 0, sets: 0, by: '', waiting: '', kind: '', on: '', verdict: '' },
};

/** What somebody did, as a sentence without its subject. */
export function useAuditSentence(rules: Rules): (row: AuditRow) => string {
  const t = useTranslations('audit');
  const names = useTranslations('rules');
  const sittings = useTranslations('sittings');
  const place = usePlaceText();
  return (row) => {
    const args = auditArguments(row.detail);
    const ids = auditSubjects(row.detail);
    const known = ids.flatMap((id) => row.names[id]?.name ?? []);
    const people = (
      [known, nameIn(row.before), nameIn(row.after)].find((found) => found.length > 0) ?? []
    ).map(isolate);
    const one = (kind: 'table' | 'sitting') =>
      Object.values(row.names).find((name) => name.kind === kind) ?? { name: '', number: 0 };
    const sitting = one('sitting');
    const key = `action.${row.action}` as 'action.event.open';
    if (!t.has(key)) return row.action;
    return t(key, {
      ...DEFAULTS,
      ...args,
      count: ids.length,
      name:
        people.length === 0
          ? t('somebody')
          : people.length > NAMED
            ? t('andOthers', { names: people.slice(0, NAMED).join(t('comma')), count: people.length })
            : people.join(t('comma')),
      table: one('table').number,
      sitting: sitting.name || sittings('numbered', { position: sitting.number }),
      tier: typeof args.tier === 'string' ? tierName(names, rules, args.tier) : '',
      place: row.place ? place(row.place) : '',
    });
  };
}

/** Where a game is played, in words. */
export function usePlaceText(): (
  place: Pick<AuditPlace, 'kind' | 'number' | 'ordinal' | 'sitting'>,
) => string {
  const t = useTranslations('audit');
  const sittings = useTranslations('sittings');
  return ({ kind, number, ordinal, sitting }) => {
    if (kind === 'final') return t('place.final', { number });
    const table = t('place.table', { number, ordinal });
    if (!sitting) return table;
    const name = sitting.name || sittings('numbered', { position: sitting.number });
    return t('place.inSitting', { sitting: name, table });
  };
}

/** Who was there before or after a change, where their id stands for nobody any more. */
function nameIn(text: unknown): string[] {
  if (typeof text !== 'object' || text === null) return [];
  if ('removed' in text && Array.isArray(text.removed)) return text.removed.flatMap(nameIn);
  return 'name' in text && typeof text.name === 'string' ? [text.name] : [];
}
