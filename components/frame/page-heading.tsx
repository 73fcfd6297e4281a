import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: ReactNode;
  /** A sentence below it. */
  text?: ReactNode;
  /** The page's buttons, at its right. */
  actions?: ReactNode;
}

/** A page's title. */
export function PageHeading({ title, text, actions }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl leading-tight font-bold sm:text-[1.75rem]">{title}</h1>
        {text === undefined ? null : <p className="mt-1 max-w-prose text-ink-2">{text}</p>}
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
