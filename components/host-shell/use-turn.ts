import { useCallback, useEffect, useState } from 'react';
import { passesUpTo } from '../../lib/offline/jump';
import { diceExpected, type PlainEntry } from '../../lib/rules';
import { useHost } from './host-context';
import { useDiceEntry, type DiceEntry } from './use-dice-entry';

/** The throw being entered: whose it is, and what it will be logged as. */
export interface Turn {
  seat: number | null;
  passing: readonly number[];
  /** The number of the entry that is being put right, if one is. */
  fixing: number | null;
  count: 3 | 6;
  entry: DiceEntry;
  /** Another seat throws now; those between pass with it. */
  jumpTo: (seat: number) => void;
  /** Takes one die of entry `number` out, to be put right. */
  fix: (number: number, seat: number, dice: string, at: number) => void;
  log: (make: (seat: string) => PlainEntry<string>) => void;
  cancel: (() => void) | null;
}

type Detour =
  | { kind: 'jump'; seat: number; passing: number[]; at: number }
  | { kind: 'fix'; number: number; seat: number; count: 3 | 6; at: number };

/** @param listening whether the keyboard belongs to the pad now */
export function useTurn(listening: boolean): Turn {
  const { log, state, act, tell } = useHost();
  const [detour, setDetour] = useState<Detour | null>(null);
  // What was meant for a log that has changed since is off.
  const current = detour?.at === state.length ? detour : null;
  const seat = current?.seat ?? state.next;
  const passing = current?.kind === 'jump' ? current.passing : [];
  const fixing = current?.kind === 'fix' ? current.number : null;
  const count = current?.kind === 'fix' ? current.count : (diceExpected(state) ?? 6);

  const logEntry = useCallback(
    (make: (seat: string) => PlainEntry<string>) => {
      const id = (number: number) => log.seatIds[number - 1] ?? '';
      if (seat === null) {
        tell({ code: 'nobodys-turn', params: {} });
        return;
      }
      const entry = make(id(seat));
      const target = fixing === null ? undefined : log.entryIds[fixing - 1];
      const done = target
        ? act([{ kind: 'amend', target, with: entry }])
        : act([...passing.map((number) => ({ kind: 'pass' as const, seat: id(number) })), entry]);
      if (done) setDetour(null);
    },
    [log, seat, passing, fixing, act, tell],
  );
  const onThrow = useCallback(
    (dice: string) => logEntry((thrower) => ({ kind: 'throw', seat: thrower, dice })),
    [logEntry],
  );
  const entry = useDiceEntry(count, listening && seat !== null, onThrow);

  const { replace } = entry;
  const stale = detour !== null && current === null;
  useEffect(() => {
    if (!stale) return;
    setDetour(null);
    replace('');
  }, [stale, replace]);

  return {
    seat,
    passing,
    fixing,
    count,
    entry,
    log(make) {
      logEntry(make);
      // Dice that were on their way belonged to the turn that has become something else.
      entry.replace('');
    },
    jumpTo(to) {
      if (to === state.next) {
        setDetour(null);
        return;
      }
      const passes = passesUpTo(log, to);
      if (!passes.ok) {
        tell(passes.error);
        return;
      }
      setDetour({ kind: 'jump', seat: to, passing: passes.value, at: state.length });
    },
    fix(number, of, dice, at) {
      setDetour({ kind: 'fix', number, seat: of, count: dice.length === 3 ? 3 : 6, at: state.length });
      entry.replace(dice.slice(0, at) + dice.slice(at + 1));
    },
    cancel: current
      ? () => {
          setDetour(null);
          entry.replace('');
        }
      : null,
  };
}
