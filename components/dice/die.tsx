import type { Face } from './faces';

/** Where the pips lie on a field of 100. */
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[50, 49]],
  2: [
    [31, 30],
    [69, 68],
  ],
  3: [
    [27, 26],
    [50, 49],
    [73, 72],
  ],
  4: [
    [30, 29],
    [70, 29],
    [30, 69],
    [70, 69],
  ],
  5: [
    [28, 27],
    [72, 27],
    [50, 49],
    [28, 71],
    [72, 71],
  ],
  6: [
    [30, 24],
    [70, 24],
    [30, 49],
    [70, 49],
    [30, 74],
    [70, 74],
  ],
};

/** One Chinese die: the 1 and the 4 are red, the 1 is large. A picture; what holds it says what it means. */
export function Die({ face, className }: { face: Face; className?: string }) {
  const red = face === 1 || face === 4;
  const radius = face === 1 ? 19.5 : 10.5;
  return (
    <svg viewBox="0 0 100 104" className={className} aria-hidden="true">
      <rect x="3" y="7" width="94" height="95" rx="22" fill="#d9c8a8" />
      <rect x="3" y="3" width="94" height="93" rx="22" fill="#fffdf7" stroke="#e0d2b6" strokeWidth="1.5" />
      <rect x="9" y="8" width="82" height="82" rx="19" fill="none" stroke="#f6eedd" strokeWidth="4" />
      {PIPS[face].map(([x, y]) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r={radius} fill={red ? '#a81216' : '#17100c'} />
          <circle cx={x} cy={y + radius * 0.12} r={radius * 0.84} fill={red ? '#c9181d' : '#2f2620'} />
        </g>
      ))}
    </svg>
  );
}
