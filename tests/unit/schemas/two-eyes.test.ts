import { describe, expect, it } from 'vitest';
import { PRESETS, type Rules } from '@/lib/rules';
import type { StoredEntry } from '@/lib/schemas/append';
import type { WitnessView } from '@/lib/schemas/beside';
import { appendAllStored, openLog, type StoredLog } from '@/lib/schemas/stored-log';
import { eyedThrows, eyesOf } from '@/lib/schemas/two-eyes';

const SEATS = ['a', 'b', 'c'];
const thrown = (seat: string, dice: string): StoredEntry => ({ kind: 'throw', seat, dice });

/** A log whose entries are called 1, 2, 3 …. */
function logOf(entries: StoredEntry[], rules: Rules = PRESETS.zhangzhou): StoredLog {
  const opened = openLog({ kind: 'table', rules, players: SEATS }, SEATS);
  if (!opened.ok) throw new Error(opened.error.code);
  const log = appendAllStored(
    opened.value,
    entries.map((entry, at) => ({ id: String(at + 1), entry })),
  );
  if (!log.ok) throw new Error(`${log.error.index}: ${log.error.code}`);
  return log.value;
}

const eyed = (log: StoredLog, witnesses: WitnessView[] = [], twoEyes = true) =>
  eyedThrows(log, { twoEyes, witnesses }).map(({ entry, reading, state }) => [entry, reading, state]);

describe('eyedThrows', () => {
  const first = thrown('a', '444412');

  it('are those that gained, raised or took the title, and no others', () => {
    const log = logOf([
      first,
      thrown('b', '444411'), // takes it
      thrown('c', '444412'), // not higher
      thrown('a', '123456'), // a prize, no title
      thrown('b', '444444'), // raises it
    ]);
    expect(eyed(log)).toEqual([
      [1, '1', 'waiting'],
      [2, '2', 'waiting'],
      [5, '5', 'waiting'],
    ]);
    expect(eyed(log, [], false)).toEqual([]);
  });

  it('are confirmed or disputed by the last verdict', () => {
    const log = logOf([first]);
    const say = (...verdicts: WitnessView['verdict'][]) =>
      eyed(
        log,
        verdicts.map((verdict) => ({ entry: '1', verdict })),
      )[0]?.[2];
    expect(say('confirm')).toBe('confirmed');
    expect(say('confirm', 'reject')).toBe('disputed');
    expect(say('reject', 'confirm')).toBe('confirmed');
    expect(eyesOf(eyedThrows(log, { twoEyes: true, witnesses: [] }), 1)).toBe('waiting');
    expect(eyesOf([], 1)).toBeNull();
  });

  it('wait again once they are amended, whoever did so, and are what they were when that is taken back', () => {
    const amend: StoredEntry = { kind: 'amend', target: '1', with: thrown('a', '444413') as never };
    const said: WitnessView[] = [{ entry: '1', verdict: 'reject' }];
    expect(eyed(logOf([first, amend]), said)).toEqual([[1, '2', 'waiting']]);
    expect(eyed(logOf([first, amend]), [...said, { entry: '2', verdict: 'confirm' }])).toEqual([
      [1, '2', 'confirmed'],
    ]);
    expect(eyed(logOf([first, amend, { kind: 'remove', target: '2' }]), said)).toEqual([
      [1, '1', 'disputed'],
    ]);
  });

  it('are gone with the throw, or when it is amended to something else', () => {
    expect(eyed(logOf([first, { kind: 'remove', target: '1' }]))).toEqual([]);
    const other: StoredEntry = { kind: 'amend', target: '1', with: thrown('a', '123355') as never };
    expect(eyed(logOf([first, other]))).toEqual([]);
  });

  it('count where an amendment or an insert makes them', () => {
    const made: StoredEntry = { kind: 'amend', target: '1', with: first as never };
    const inserted: StoredEntry = { kind: 'insert', before: '1', entry: thrown('c', '444411') as never };
    expect(eyed(logOf([thrown('a', '112233'), made, inserted]))).toEqual([[3, '3', 'waiting']]);
  });

  it('are those that won one where the first to throw it has it for good', () => {
    const rules: Rules = PRESETS.express;
    expect(eyed(logOf([first, thrown('b', '444411')], rules))).toEqual([[1, '1', 'waiting']]);
  });
});
