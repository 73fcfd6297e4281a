'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { DiceRow } from '@/components/dice/dice-row';
import { circlePlaces } from '@/components/table/circle-places';
import { tellEntry } from '@/components/table/sentences';
import { tableView, type TableView } from '@/components/table/table-view';
import { useWords } from '@/components/table/use-words';
import { cx } from '@/components/ui';
import { explain, type Explanation, type Rules } from '@/lib/rules';
import type { Scene } from '@/lib/schemas/rule-options/stage';
import { appendAllStored, openLog, toIds } from '@/lib/schemas/stored-log';

const NAMES = ['one', 'two', 'three', 'four'] as const;
/** More rows than these are cut in the middle: how many there were says enough. */
const MOST = 7;
const FIRST = 2;

/** An example: a few throws as the core judges them, and what each of them did. */
export function SceneView({ scene, className }: { scene: Scene; className?: string }) {
  const t = useTranslations('options');
  const names = useMemo(
    () =>
      Array.from({ length: scene.players }, (_, at) => {
        const name = scene.players <= NAMES.length ? NAMES[at] : undefined;
        return name ? t(`example.${name}`) : t('example.seat', { number: at + 1 });
      }),
    [scene.players, t],
  );
  const view = useMemo(() => viewOf(scene, names), [scene, names]);
  const words = useWords(view.log.state, seatItself);
  const { state } = view.log;
  const shown = useMemo(() => shownEntries(scene, view), [scene, view]);
  // That 罚黑 wins nothing is what the word says.
  const linesOf = ({ nothing, hand }: Explanation, lines: readonly string[]) =>
    nothing === 'no-hand' && hand === 'none'
      ? lines.filter((line) => line !== words.t('nothing.no-hand'))
      : lines;
  return (
    <ul className={cx('space-y-1.5 text-[0.9375rem] leading-snug', className)}>
      {shown.map((one) => {
        if (typeof one === 'number') {
          return (
            <li key="passed" className="text-sm text-ink-2">
              {t('example.passed', { count: one })}
            </li>
          );
        }
        const told = tellEntry(words, view, one);
        const dice = one.plain?.kind === 'throw' ? one.plain.dice : null;
        return (
          <li key={one.entry}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b>{told.who}</b>
              {dice === null ? null : (
                <DiceRow dice={dice} label={t('example.dice', { dice })} className="size-5" />
              )}
              <span
                className={cx(
                  'font-semibold',
                  told.tone === 'title' || (told.tone === 'win' && one.nothing === null)
                    ? 'text-lacquer'
                    : 'text-ink-2',
                )}
              >
                {told.heading}
              </span>
            </span>
            <span className="block text-ink-2">{linesOf(one, told.lines).join(t('example.and'))}</span>
          </li>
        );
      })}
      {scene.next && state.next !== null ? (
        <li className="text-ink-2">
          {t(`example.${sideOfNext(scene.rules.direction, scene.players, state.next)}`, {
            name: words.seat(state.next),
            from: words.seat(1),
          })}
        </li>
      ) : null}
    </ul>
  );
}

function seatItself(seat: number): number {
  return seat;
}

function viewOf(scene: Scene, names: readonly string[]): TableView {
  const { rules, log: entries } = scene;
  const seats = names.map((name, at) => ({ id: `s${at + 1}`, name, department: '', chair: at + 1 }));
  const opened = openLog(
    { kind: 'table', rules, players: names },
    seats.map(({ id }) => id),
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const { value: empty } = opened;
  const stored = entries.map((entry, at) => ({ id: `e${at + 1}`, entry: toIds(empty, entry) }));
  const played = appendAllStored(empty, stored);
  if (!played.ok) throw new Error(played.error.code);
  return tableView({ rules, seats, items: [], given: [], late: [], final: null }, played.value);
}

/** What is told: nobody's passes; of a long wait its beginning and its end, with how many throws lie between. */
function shownEntries(scene: Scene, { log: { state } }: TableView): (Explanation | number)[] {
  const told = scene.log
    .map((entry, at) => ({ entry, number: at + 1 }))
    .filter(({ entry }) => entry.kind !== 'pass')
    .map(({ number }) => explain(state, number));
  if (told.length <= MOST) return told;
  const last = MOST - FIRST - 1;
  return [...told.slice(0, FIRST), told.length - FIRST - last, ...told.slice(-last)];
}

/** On which hand of the first seat, at the bottom of the table, the next one sits; with two it makes no odds. */
function sideOfNext(
  direction: Rules['direction'],
  count: number,
  next: number,
): 'next' | 'nextRight' | 'nextLeft' {
  if (count < 3) return 'next';
  const places = circlePlaces({ count, bottom: 0, direction, radiusX: 40, radiusY: 40, ratio: 1 });
  return (places[next - 1]?.left ?? 50) > 50 ? 'nextRight' : 'nextLeft';
}
