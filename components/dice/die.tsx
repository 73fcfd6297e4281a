import { cx } from '../ui/cx';
import { FACES, type Face } from './faces';

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

/** One element for a die instead of a dozen: a page shows up to twenty, and six anew with every throw. */
const PICTURES = new Map(
  FACES.map((face) => [face, `data:image/svg+xml,${encodeURIComponent(picture(face))}`]),
);

/** One Chinese die: the 1 and the 4 are red, the 1 is large. A picture; what holds it says what it means. */
export function Die({ face, className }: { face: Face; className?: string }) {
  return (
    <img
      src={PICTURES.get(face)}
      width={100}
      height={104}
      alt=""
      decoding="sync"
      className={cx('pointer-events-none object-contain', className)}
    />
  );
}

function picture(face: Face): string {
  const red = face === 1 || face === 4;
  const radius = face === 1 ? 19.5 : 10.5;
  const pips = PIPS[face].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="${red ? '#a81216' : '#17100c'}"/>` +
      `<circle cx="${x}" cy="${y + radius * 0.12}" r="${radius * 0.84}" fill="${red ? '#c9181d' : '#2f2620'}"/>`,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 104" width="100" height="104">',
    '<rect x="3" y="7" width="94" height="95" rx="22" fill="#d9c8a8"/>',
    '<rect x="3" y="3" width="94" height="93" rx="22" fill="#fffdf7" stroke="#e0d2b6" stroke-width="1.5"/>',
    '<rect x="9" y="8" width="82" height="82" rx="19" fill="none" stroke="#f6eedd" stroke-width="4"/>',
    ...pips,
    '</svg>',
  ].join('');
}
