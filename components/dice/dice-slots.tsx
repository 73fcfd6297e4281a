'use client';

import { Die } from './die';
import { facesOf } from './faces';

/** The places of a throw being entered. A die that lies is taken out again by tapping it. */
export function DiceSlots(props: {
  dice: string;
  count: 3 | 6;
  /** Name of the group for those who can't see it. */
  label: string;
  removeLabel: (face: number) => string;
  onRemove: (at: number) => void;
}) {
  const faces = facesOf(props.dice);
  return (
    <ol aria-label={props.label} className="grid auto-cols-fr grid-flow-col">
      {Array.from({ length: props.count }, (_, at) => {
        const face = faces[at];
        return (
          <li key={at} className="flex h-14 min-w-14 justify-center p-0.5">
            {face ? (
              <button
                type="button"
                onClick={() => props.onRemove(at)}
                aria-label={props.removeLabel(face)}
                className="-m-0.5 grid h-14 w-[calc(100%+0.25rem)] animate-drop touch-manipulation place-items-center rounded-xl"
              >
                <Die face={face} className="size-12" />
              </button>
            ) : (
              <span className="w-full max-w-16 rounded-xl border-2 border-dashed border-white/40 bg-black/10" />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Takes out the die that was entered last. Kept far from everything that logs. */
export function DeleteDie(props: { label: string; disabled: boolean; onDelete: () => void }) {
  return (
    <button
      type="button"
      disabled={props.disabled}
      onClick={props.onDelete}
      aria-label={props.label}
      className="grid size-14 shrink-0 touch-manipulation place-items-center rounded-xl border border-white/40 text-white active:bg-white/15 disabled:opacity-40"
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true">
        <path
          d="M9 5h11v14H9l-6-7 6-7Zm3 4 5 6m0-6-5 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
