import type { PrintId } from '@/lib/schemas/prints';

/** A4 at a glance: boxes and lines where the print has its contents. */
const SKETCHES: Record<PrintId, { red: string; grey: string }> = {
  rules: {
    red: 'M20 9h24v4H20zM8 23h16v2H8zM36 23h16v2H36zM8 51h16v2H8z',
    grey: 'M8 28h20v1.5H8zM8 32h18v1.5H8zM8 36h20v1.5H8zM8 40h16v1.5H8zM8 44h20v1.5H8zM36 28h20v1.5H36zM36 32h16v1.5H36zM36 36h20v1.5H36zM36 40h18v1.5H36zM36 44h20v1.5H36zM36 48h14v1.5H36zM8 56h20v1.5H8zM8 60h18v1.5H8zM8 64h20v1.5H8zM36 56h20v1.5H36zM36 60h18v1.5H36z',
  },
  cards: {
    red: 'M18 14h28v14H18zM8 52h14v5H8z',
    grey: 'M0 45h64v.8H0zM8 61h20v20H8zM33 62h14v5H33zM33 71h22v1.5H33zM33 75h20v1.5H33zM33 79h22v1.5H33z',
  },
  'by-table': {
    red: 'M8 9h26v4H8zM8 20h12v2.5H8zM25 20h12v2.5H25zM42 20h12v2.5H42zM8 52h12v2.5H8zM25 52h12v2.5H25z',
    grey: 'M8 26h13v1.5H8zM8 30h11v1.5H8zM8 34h13v1.5H8zM8 38h10v1.5H8zM8 42h13v1.5H8zM25 26h13v1.5H25zM25 30h11v1.5H25zM25 34h13v1.5H25zM25 38h12v1.5H25zM42 26h13v1.5H42zM42 30h11v1.5H42zM42 34h13v1.5H42zM8 58h13v1.5H8zM8 62h11v1.5H8zM8 66h13v1.5H8zM25 58h12v1.5H25zM25 62h13v1.5H25z',
  },
  'by-name': {
    red: 'M8 9h26v4H8zM8 20h3v3H8zM18 20h3v3H18zM18 27h3v3H18zM18 34h3v3H18zM36 20h3v3H36zM36 27h3v3H36zM54 20h3v3H54zM54 27h3v3H54zM54 34h3v3H54z',
    grey: 'M8 27h7v1.8H8zM8 34h8v1.8H8zM8 41h7v1.8H8zM8 48h8v1.8H8zM26 20h7v1.8H26zM26 27h8v1.8H26zM26 34h7v1.8H26zM26 41h8v1.8H26zM44 20h7v1.8H44zM44 27h8v1.8H44zM44 34h7v1.8H44z',
  },
  log: {
    red: 'M8 8h22v5H8z',
    grey: 'M8 18h48v.8H8zM8 22h48v.8H8zM8 26h30v1.5H8zM8 30h36v1.5H8zM8 36h48v.8H8zM8 41h48v.8H8zM8 46h48v.8H8zM8 51h48v.8H8zM8 56h48v.8H8zM8 61h48v.8H8zM8 66h48v.8H8zM8 71h48v.8H8zM8 76h48v.8H8zM8 81h48v.8H8zM8 36h.8v45H8zM14 36h.8v45H14zM32 36h.8v45H32zM38 36h.8v45H38zM56 36h.8v45H56z',
  },
  slips: {
    red: 'M6 7h12v5H6zM37 7h12v5H37zM6 25h12v5H6zM37 25h12v5H37zM6 43h12v5H6zM37 43h12v5H37zM6 61h12v5H6zM37 61h12v5H37z',
    grey: 'M6 14h16v1.5H6zM37 14h16v1.5H37zM6 32h16v1.5H6zM37 32h16v1.5H37zM6 50h16v1.5H6zM37 50h16v1.5H37zM6 68h16v1.5H6zM31.6 0h.8v90h-.8zM0 20h64v.6H0zM0 38h64v.6H0zM0 56h64v.6H0zM0 74h64v.6H0z',
  },
  packing: {
    red: 'M8 9h22v4H8zM8 20h14v2.5H8zM36 20h14v2.5H36zM8 50h14v2.5H8zM36 50h14v2.5H36z',
    grey: 'M8 27h3v3H8zM14 28h13v1.5H14zM8 33h3v3H8zM14 34h11v1.5H14zM8 39h3v3H8zM14 40h13v1.5H14zM36 27h3v3H36zM42 28h13v1.5H42zM36 33h3v3H36zM42 34h11v1.5H42zM36 39h3v3H36zM42 40h13v1.5H42zM8 57h3v3H8zM14 58h13v1.5H14zM8 63h3v3H8zM14 64h11v1.5H14zM36 57h3v3H36zM42 58h13v1.5H42z',
  },
  shopping: {
    red: 'M8 9h22v4H8zM8 62h48v1H8zM44 66h12v2H44z',
    grey: 'M8 19h48v4H8zM8 28h20v1.8H8zM48 28h8v1.8H48zM8 35h16v1.8H8zM48 35h8v1.8H48zM8 42h22v1.8H8zM48 42h8v1.8H48zM8 49h18v1.8H8zM48 49h8v1.8H48zM8 56h20v1.8H8zM48 56h8v1.8H48z',
  },
};

/** What a print looks like from afar. */
export function PaperSketch({ print }: { print: PrintId }) {
  const { red, grey } = SKETCHES[print];
  return (
    <svg
      viewBox="0 0 64 90"
      aria-hidden="true"
      className="h-28 w-auto shrink-0 rounded-sm border border-line bg-white shadow-lift"
    >
      <path d={grey} className="fill-edge/45" />
      <path d={red} className="fill-lacquer/80" />
    </svg>
  );
}
