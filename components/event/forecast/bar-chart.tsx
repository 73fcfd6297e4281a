import type { ReactNode } from 'react';

export interface Bar {
  key: string;
  /** From 0 to 1 of the whole width. */
  share: number;
  label: ReactNode;
  value: string;
}

/** Named shares below one another. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {bars.map(({ key, share, label, value }) => (
        <li key={key} className="grid grid-cols-[6rem_minmax(0,1fr)_3.5rem] items-center gap-3 text-sm">
          <span className="truncate">{label}</span>
          <span aria-hidden className="h-4 overflow-hidden rounded-sm bg-sand">
            <span className="block h-full bg-gold-fill" style={{ width: `${share * 100}%` }} />
          </span>
          <span className="text-right tabular-nums">{value}</span>
        </li>
      ))}
    </ul>
  );
}
