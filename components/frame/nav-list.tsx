'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cx } from '../ui';

export interface NavItem {
  href: string;
  label: string;
  /** How far this part is: a number or a word. */
  note?: string | undefined;
  /** `bad`: something there needs looking at. */
  tone?: 'good' | 'bad' | undefined;
  /** Where only the very path counts as being here, as for an overview above the others. */
  exact?: boolean | undefined;
}

/** The parts of an event, the one shown marked. */
export function NavList({ items }: { items: readonly NavItem[] }) {
  const path = usePathname() ?? '';
  return (
    <ul className="flex flex-col gap-0.5">
      {items.map(({ href, label, note, tone = 'good', exact = false }) => {
        const here = path === href || (!exact && path.startsWith(`${href}/`));
        return (
          <li key={href}>
            <Link
              href={href}
              aria-current={here ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center justify-between gap-3 rounded-[10px] px-3 py-2',
                here ? 'bg-sand font-semibold' : 'hover:bg-sand/60',
              )}
            >
              <span className="shrink-0">{label}</span>
              {note === undefined ? null : (
                <span
                  className={cx(
                    // In words of any length, on two lines if need be: cut off it would say nothing.
                    'min-w-0 text-right text-sm leading-tight text-balance wrap-anywhere tabular-nums',
                    tone === 'bad' ? 'font-semibold text-lacquer' : 'text-jade',
                  )}
                >
                  {note}
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
