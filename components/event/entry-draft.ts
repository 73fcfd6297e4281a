import { NUMBERS, parseEntry, type Entry, type PlainEntry, type Result } from '@/lib/rules';

/** What the organiser wants to do to a log. */
export type Correcting =
  | { mode: 'amend'; target: number }
  | { mode: 'remove'; target: number }
  | { mode: 'insert'; before: number }
  /** One more entry at the end of the log. */
  | { mode: 'append' }
  | { mode: 'end' };

/** Kinds of entry that a form can hold. */
export type DraftKind =
  'throw' | 'called' | 'miss' | 'rethrow' | 'pass' | 'join' | 'leave' | 'return' | 'claim' | 'end';

/** An entry while it is typed: everything as the inputs have it. */
export interface EntryDraft {
  kind: DraftKind;
  seat: number;
  dice: string;
  /** '' is 罚黑. */
  tier: string;
  fours: '' | '1' | '2';
  reason: 'out-of-bowl' | 'foul';
  name: string;
  count: string;
  text: string;
  then: '' | 'scramble' | 'roll-off';
}

/** An empty draft for a seat, or one filled from an entry. */
export function draftOf(entry: PlainEntry | null, seat: number, tier: string): EntryDraft {
  const empty: EntryDraft = {
    kind: 'throw',
    seat,
    dice: '',
    tier: '',
    fours: '',
    reason: 'out-of-bowl',
    name: '',
    count: '1',
    text: '',
    then: '',
  };
  if (!entry) return empty;
  const base = { ...empty, kind: entry.kind, seat: 'seat' in entry ? entry.seat : seat };
  switch (entry.kind) {
    case 'throw':
      return { ...base, dice: entry.dice };
    case 'called':
      return {
        ...base,
        tier: entry.tier ?? '',
        fours: entry.fours === undefined ? '' : entry.fours === 1 ? '1' : '2',
      };
    case 'miss':
      return { ...base, reason: entry.reason };
    case 'join':
      return { ...base, name: entry.name };
    case 'claim':
      return { ...base, tier: entry.tier, count: String(entry.count) };
    case 'end':
      return { ...base, text: entry.reason, then: entry.then ?? '' };
    default:
      return { ...base, tier };
  }
}

/** The entry that a draft says; the core's refusal where it says none. */
export function entryOf(draft: EntryDraft): Result<PlainEntry> {
  const parsed = parseEntry(plainOf(draft), NUMBERS);
  return parsed.ok ? { ok: true, value: parsed.value as PlainEntry } : parsed;
}

/** The log entry that carries out what is wanted, with the draft in it where one is needed. */
export function correctionOf(wanted: Correcting, draft: EntryDraft): Result<Entry> {
  if (wanted.mode === 'remove') return { ok: true, value: { kind: 'remove', target: wanted.target } };
  const entry: Result<PlainEntry> = entryOf(draft);
  if (!entry.ok) return entry;
  switch (wanted.mode) {
    case 'amend':
      return { ok: true, value: { kind: 'amend', target: wanted.target, with: entry.value } };
    case 'insert':
      return { ok: true, value: { kind: 'insert', before: wanted.before, entry: entry.value } };
    default:
      return entry;
  }
}

function plainOf(draft: EntryDraft): unknown {
  const { kind, seat } = draft;
  switch (kind) {
    case 'throw':
      return { kind, seat, dice: draft.dice };
    case 'called':
      return {
        kind,
        seat,
        tier: draft.tier === '' ? null : draft.tier,
        ...(draft.fours !== '' && { fours: Number(draft.fours) }),
      };
    case 'miss':
      return { kind, seat, reason: draft.reason };
    case 'rethrow':
      return { kind, seat, reason: 'cocked' };
    case 'join':
      return { kind, name: draft.name.normalize('NFC').trim() };
    case 'claim':
      return { kind, seat, tier: draft.tier, count: Number(draft.count) };
    case 'end':
      return {
        kind,
        reason: draft.text.normalize('NFC').trim(),
        ...(draft.then !== '' && { then: draft.then }),
      };
    default:
      return { kind, seat };
  }
}
