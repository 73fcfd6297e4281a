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
  /** Lights the caption up whenever it changes. */
  news?: string;
  told: Told;
  /** Digits; null where it wasn't thrown. */
  dice: string | null;
  diceLabel: string;
  dieLabel?: (face: number) => string;
  onDie?: (at: number) => void;
  /** On a page that scrolls: as high as what it says, instead of always the same. */
  grows?: boolean;
  children?: ReactNode;
}) {
  const { told, dice, onDie, grows = false } = props;
  const joy = told.tone === 'title';
  return (
    <article
      aria-live="polite"
      className={cx(
        'flex flex-col overflow-hidden rounded-2xl border px-3 py-2 wide:px-5 wide:py-4',
        grows
          ? 'min-h-50'
          : 'h-50 shrink short:h-42 short:min-h-36 across:h-auto across:min-h-0 across:flex-1 wide:h-66',
        joy ? 'border-gold-fill bg-gold-soft motion-safe:animate-joy' : 'border-line bg-card',
      )}
    >
      <header className="relative flex items-center gap-2 text-sm text-ink-2">
        {/* Lights up once the card is there: anything that moves with it would hold it up. */}
        <span
          key={props.news}
          className="shrink-0 animate-news rounded-md bg-sand px-1.5 py-0.5 text-xs font-bold text-ink"
        >
          {props.caption}
        </span>
        {told.who && <span className="min-w-0 truncate font-bold text-ink">{told.who}</span>}
        <span className="ml-auto">{props.children}</span>
      </header>
      <h2
        className={cx(
          'text-4xl leading-tight font-bold short:text-2xl across:text-4xl wide:text-5xl',
          told.tone === 'nothing' ? 'text-ink' : 'text-lacquer',
        )}
      >
        {told.heading}
      </h2>
      <ul
        className={cx('min-h-0 flex-1 leading-snug', !grows && 'overflow-y-auto')}
        {...(told.lines.length > 2 && !grows ? { tabIndex: 0 } : {})}
      >
        {told.lines.map((line) => (
          <li
            key={line}
            className="text-base first:text-lg first:font-bold short:text-[15px] short:first:text-base wide:text-lg wide:first:text-xl"
          >
            {line}
          </li>
        ))}
      </ul>
      {dice && (
        <div role="group" aria-label={props.diceLabel} className="-mx-1 flex">
          {facesOf(dice).map((face, at) =>
            onDie ? (
              <button
                key={at}
                type="button"
                aria-label={props.dieLabel?.(face)}
                onClick={() => onDie(at)}
                className="grid h-14 min-w-14 flex-1 place-items-center rounded-xl active:bg-sand across:min-w-0 sm:max-w-18"
              >
                <Die face={face} className="w-9 wide:w-11" />
              </button>
            ) : (
              <Die key={at} face={face} className="m-1 w-9 wide:w-11" />
            ),
          )}
        </div>
      )}
    </article>
  );
}
