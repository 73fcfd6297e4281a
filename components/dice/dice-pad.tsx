'use client';

import { Die } from './die';
import { FACES, type Face } from './faces';

/** Six large keys, one for each face. Judges nothing. */
export function DicePad(props: {
  label: string;
  faceLabel: (face: Face) => string;
  disabled?: boolean;
  onFace: (face: Face) => void;
}) {
  return (
    <div
      role="group"
      data-rapid
      aria-label={props.label}
      className="grid min-h-40 flex-1 short:min-h-30 tall:min-h-52 wide:flex-[2] grid-cols-3 grid-rows-2 gap-2"
    >
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          disabled={props.disabled}
          onClick={() => props.onFace(face)}
          aria-label={props.faceLabel(face)}
          className="grid min-h-14 touch-manipulation place-items-center rounded-2xl border border-line bg-card p-2 shadow-key transition-transform active:translate-y-0.5 active:bg-sand active:shadow-none disabled:opacity-45"
        >
          <Die face={face} className="h-full max-h-20 w-full max-w-20 wide:max-h-24 wide:max-w-24" />
        </button>
      ))}
    </div>
  );
}
