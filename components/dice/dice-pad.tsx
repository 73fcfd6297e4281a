'use client';

import { memo, useRef } from 'react';
import { Die } from './die';
import { FACES, type Face } from './faces';
import { usePress } from './use-press';

/** Six large keys, one for each face. Judges nothing, and is drawn once if what it is given stays the same. */
export const DicePad = memo(function DicePad(props: {
  label: string;
  faceLabel: (face: Face) => string;
  disabled?: boolean;
  /** Whether a key acts when a finger comes down on it; not where the pad may be scrolled away. */
  instant?: boolean;
  onFace: (face: Face) => void;
}) {
  const keys = useRef<HTMLDivElement>(null);
  usePress(keys, props.instant ?? false);
  return (
    <div
      ref={keys}
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
          className="relative min-h-14 touch-manipulation rounded-2xl border border-line bg-card shadow-key transition-transform active:translate-y-0.5 active:bg-sand active:shadow-none disabled:opacity-45"
        >
          {/* Out of the flow: a key is as high as there is room, never as high as its die would like. */}
          <Die
            face={face}
            className="absolute top-1/2 left-1/2 h-[calc(100%-1rem)] max-h-20 -translate-1/2 wide:max-h-24"
          />
        </button>
      ))}
    </div>
  );
});
