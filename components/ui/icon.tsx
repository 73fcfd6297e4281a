import { cx } from './cx';

/** Outlines on a 24 × 24 grid, drawn with a stroke of 2. */
const PATHS = {
  add: 'M12 5v14M5 12h14',
  alert:
    'M12 8v5m0 3.5v.01M10.3 3.9 2.6 17.2A2 2 0 0 0 4.3 20.2h15.4a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  archive: 'M3 4h18v4H3zM5 8v12h14V8m-10 4h6',
  'arrow-down': 'M12 5v14m-6-6 6 6 6-6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-up': 'M12 19V5m-6 6 6-6 6 6',
  bell: 'M6 16v-5a6 6 0 0 1 12 0v5l1.5 2h-15L6 16Zm4 4.5a2.2 2.2 0 0 0 4 0',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  clock: 'M12 7v5l3 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  cup: 'M7 4h10v6a5 5 0 0 1-10 0V4Zm0 2H4v1a3 3 0 0 0 3 3m10-4h3v1a3 3 0 0 1-3 3m-5 5v4m-4 1h8',
  download: 'M12 4v11m-5-5 5 5 5-5M5 20h14',
  edit: 'm4 20 1-4L16 5l3 3L8 19l-4 1Z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  globe: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3.5 9h17m-17 6h17M12 3c3 3 3 15 0 18-3-3-3-15 0-18Z',
  info: 'M12 11v5m0-8.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  key: 'M14.5 9.5a5 5 0 1 0-4.2 4.9L12 16h2v2h2v2h4v-4l-5.6-5.6c.1-.3.1-.6.1-.9ZM7.5 8.5v.01',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1-1',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 9a6 6 0 0 1 12 0m1-9a3 3 0 0 0 0-6m2 15h3a6 6 0 0 0-4-5.6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  refresh: 'M20 11a8 8 0 0 0-14.5-3.5L4 9m0-5v5h5m-5 4a8 8 0 0 0 14.5 3.5L20 15m0 5v-5h-5',
  search: 'm20 20-4.5-4.5M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  shuffle:
    'M3 7h3.5c5 0 5 10 10 10H21m-3-3 3 3-3 3M3 17h3.5c1.6 0 2.7-1 3.6-2.4m3.8-5.2C14.8 8 15.9 7 17.5 7H21m-3-3 3 3-3 3',
  'sign-out': 'M14 4h5v16h-5M10 8l-4 4 4 4m-4-4h10',
  swap: 'M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4',
  trash: 'M4 7h16M9 7V4h6v3m-9 0 1 13h10l1-13m-8 4v5m4-5v5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  unlink:
    'M9 15l-2.5 2.5a3.5 3.5 0 1 1-5-5L4 10m11-1 2.5-2.5a3.5 3.5 0 1 1 5 5L20 14M8 4l1 3M4 8l3 1m9 11-1-3m5-1-3-1',
  unlock: 'M6 11h12v9H6zM9 11V7a3 3 0 0 1 5.8-1',
  upload: 'M12 16V5M7 10l5-5 5 5M5 20h14',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7 8a7 7 0 0 1 14 0',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative outline in the text's colour; the words beside it, or the button's label, say what it means. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('size-5 shrink-0', className)}>
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
