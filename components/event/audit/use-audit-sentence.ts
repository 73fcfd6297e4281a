'use client';

import { useTranslations } from 'next-intl';
import type { Rules } from '@/lib/rules';
import { auditArguments, auditSubjects } from '@/lib/schemas/audit-changes';
import type { AuditPlace, AuditRow } from '@/lib/schemas/audit-view';
import { isolate } from '@/lib/schemas/isolate';
import { toldTier } from './told-tier';

/** So many people are named; of more it is said how many there are. */
const NAMED = 3;

/** So many numbers of tables are named. */
const LISTED = 8;

/** What the sentences ask for; older rows may lack some of it. */
const DEFAULTS = {
  ...{ added: 0, changed: 0, removed: 0, tables: 0, games: 0, seats: 0, guests: 0, finalists: 0 },
  ...{ ordinal: 0, sets: 0, chair: 0, unseated: 0, places: 0 },
  ...{ by: '', waiting: '', kind: '', on: '', verdict: '', role: '' },
};

/** What somebody did, as a sentence without its subject. */
export function useAuditSentence(rules: Rules): (row: AuditRow) => string {
  const t = useTranslations('audit');
  const names = useTranslations('rules');
  const sittings = useTranslations('sittings');
  const prints = useTranslations('prints');
  const place = usePlaceText();
  return (row) => {
    const args = auditArguments(row.detail);
    const ids = auditSubjects(row.detail);
    const known = ids.flatMap((id) => row.names[id]?.name ?? []);
    const people = (
      [known, nameIn(row.before), nameIn(row.after)].find((found) => found.length > 0) ?? []
    ).map(isolate);
    const table = Object.values(row.names).find(({ kind }) => kind === 'table');
    const text = (key: string) => (typeof args[key] === 'string' ? args[key] : '');
    const print = `print.${text('print')}.title` as 'print.rules.title';
    const language = `language.${text('locale')}` as 'language.en';
    const format = `format.${text('format')}` as 'format.contest';
    const numbers = tableNumbers(row.detail);
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
      table: table?.number ?? 0,
      sitting: sittingIn(row),
      tier: toldTier(names, rules, text('tier'), tierIn(row.after) ?? tierIn(row.before)),
      print: prints.has(print) ? prints(print) : '',
      language: t.has(language) ? t(language) : 'none',
      format: names.has(format) ? names(format) : '',
      numbers: numbers.slice(0, LISTED).join(t('comma')) + (numbers.length > LISTED ? t('ellipsis') : ''),
      place: row.place ? place(row.place) : '',
    });
  };

  /** The sitting that a row is about; of one that is gone, as it was called or numbered then. */
  function sittingIn({ names: known, detail, before }: AuditRow): string {
    const [named] = nameIn(before);
    const there = Object.values(known).find(({ kind }) => kind === 'sitting');
    const { position } = auditArguments(detail);
    if (there) return there.name || sittings('numbered', { position: there.number });
    return named ?? (position === undefined ? t('aSitting') : sittings('numbered', { position }));
  }
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

/** What a tier was called when a row was written. */
function tierIn(text: unknown): string | undefined {
  if (typeof text !== 'object' || text === null) return undefined;
  if ('tier' in text) return nameIn(text.tier)[0];
  return nameIn(text)[0];
}

/** The numbers of the tables in a row's details. */
function tableNumbers(detail: unknown): number[] {
  if (typeof detail !== 'object' || detail === null || !('tables' in detail)) return [];
  if (!Array.isArray(detail.tables)) return [];
  return detail.tables.flatMap((table: unknown) =>
    typeof table === 'object' && table !== null && 'number' in table && typeof table.number === 'number'
      ? [table.number]
      : [],
  );
}

/** Who was there before or after a change, where their id stands for nobody any more. */
function nameIn(text: unknown): string[] {
  if (typeof text !== 'object' || text === null) return [];
  if ('removed' in text && Array.isArray(text.removed)) return text.removed.flatMap(nameIn);
  return 'name' in text && typeof text.name === 'string' && text.name !== '' ? [text.name] : [];
}
