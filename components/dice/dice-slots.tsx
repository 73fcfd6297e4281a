'use client';

import { Die } from './die';
import { facesOf } from './faces';

/**
 * The places of a throw being entered. A die that lies is taken out again by tapping it; `deleteKey` stands
 * at the row's end, far from everything that logs.
 */
export function DiceSlots(props: {
  dice: string;
  count: 3 | 6;
  /** Name of the group for those who can't see it. */
  label: string;
  removeLabel: (face: number) => string;
  deleteLabel: string;
  onRemove: (at: number) => void;
}) {
  const faces = facesOf(props.dice);
  return (
    <div role="group" aria-label={props.label} className="flex items-stretch gap-1.5">
      <ol className="grid flex-1 auto-cols-fr grid-flow-col gap-1.5">
        {Array.from({ length: props.count }, (_, at) => {
          const face = faces[at];
          return (
            <li key={at} className="flex min-w-0 justify-center">
              {face ? (
                <button
                  type="button"
                  onClick={() => props.onRemove(at)}
                  aria-label={props.removeLabel(face)}
                  className="grid h-14 w-full max-w-16 animate-drop place-items-center rounded-xl"
                >
                  <Die face={face} className="h-full w-full max-w-13" />
                </button>
              ) : (
                <span className="h-14 w-full max-w-16 rounded-xl border-2 border-dashed border-white/40 bg-black/10" />
              )}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        disabled={faces.length === 0}
        onClick={() => props.onRemove(faces.length - 1)}
        aria-label={props.deleteLabel}
        className="grid size-14 shrink-0 place-items-center rounded-xl border border-white/30 text-white disabled:opacity-40"
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
    </div>
  );
}
