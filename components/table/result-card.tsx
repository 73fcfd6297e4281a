'use client';

import type { ReactNode } from 'react';
import { Die } from '../dice/die';
import { facesOf } from '../dice/faces';
import { cx } from '../ui/cx';
import type { Told } from './sentences';

/**
 * What the last throw was and did, under the name of who threw it, so that nobody takes it for the next
 * one's. `onDie` makes each die a key that takes it out to be put right.
 */
export function ResultCard(props: {
  /** "上一把". */
  caption: string;
  told: Told;
  /** Digits; null where it wasn't thrown. */
  dice: string | null;
  diceLabel: string;
  dieLabel?: (face: number) => string;
  onDie?: (at: number) => void;
  children?: ReactNode;
}) {
  const { told, dice, onDie } = props;
  const joy = told.tone === 'title';
  return (
    <article
      aria-live="polite"
      className={cx(
        'flex min-h-28 flex-1 flex-col short:min-h-24 gap-1 overflow-hidden rounded-2xl border px-3 py-2 across:py-1.5 tall:flex-none wide:max-h-[45%] wide:min-h-44 wide:flex-none wide:px-5 wide:py-4',
        joy ? 'border-gold-fill bg-gold-soft motion-safe:animate-joy' : 'animate-rise border-line bg-card',
      )}
    >
      <header className="flex items-center gap-2 text-sm text-ink-2">
        <span className="shrink-0 rounded-md bg-sand px-1.5 py-0.5 text-xs font-bold text-ink">
          {props.caption}
        </span>
        {told.who && <span className="min-w-0 truncate font-bold text-ink">{told.who}</span>}
        <span className="ml-auto">{props.children}</span>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2
          className={cx(
            'text-4xl leading-tight font-bold short:text-2xl across:text-4xl wide:text-5xl',
            told.tone === 'nothing' ? 'text-ink' : 'text-lacquer',
          )}
        >
          {told.heading}
        </h2>
        {dice && (
          <div role="group" aria-label={props.diceLabel} className="flex gap-0.5">
            {facesOf(dice).map((face, at) =>
              onDie ? (
                <button
                  key={at}
                  type="button"
                  aria-label={props.dieLabel?.(face)}
                  onClick={() => onDie(at)}
                  className="grid min-h-14 w-8 place-items-center rounded-lg active:bg-sand sm:w-11 short:min-h-11"
                >
                  <Die face={face} className="w-7 sm:w-10" />
                </button>
              ) : (
                <Die key={at} face={face} className="w-7 sm:w-10" />
              ),
            )}
          </div>
        )}
      </div>
      <ul className="min-h-0 overflow-y-auto leading-snug">
        {told.lines.map((line) => (
          <li
            key={line}
            className="text-base first:text-lg first:font-bold short:text-[15px] short:first:text-base wide:text-lg wide:first:text-xl"
          >
            {line}
          </li>
        ))}
      </ul>
    </article>
  );
}
