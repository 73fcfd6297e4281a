import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '../ui';
import { NavDrawer } from './nav-drawer';
import { NavList, type NavItem } from './nav-list';

export interface EventShellProps {
  /** The event's name, and when and where it is. */
  title: string;
  subtitle: string;
  items: readonly NavItem[];
  /** The one main action of the event, such as opening it; at the bottom of the navigation. */
  primary?: ReactNode;
  /** The language's and the account's menus. */
  menus: ReactNode;
  children: ReactNode;
}

/** An event's pages: its navigation at the left on a desk, behind a button at the top on phone and tablet. */
export function EventShell({ title, subtitle, items, primary, menus, children }: EventShellProps) {
  const t = useTranslations('common');
  const back = (
    <Link
      href="/events"
      className="flex min-h-11 w-fit items-center gap-1.5 rounded-control px-3 text-sm text-ink-2 hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" />
      {t('allEvents')}
    </Link>
  );
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <aside className="sticky top-0 hidden h-dvh flex-col overflow-y-auto border-r border-line px-4 pt-4 pb-6 lg:flex print:hidden">
        {back}
        <p className="mt-2 px-3 text-lg leading-snug font-bold wrap-anywhere">{title}</p>
        <p className="mt-1 px-3 pb-5 text-sm text-ink-2 wrap-anywhere">{subtitle}</p>
        <nav aria-label={t('navigation')} className="pb-6">
          <NavList items={items} />
        </nav>
        {primary === undefined ? null : <div className="mt-auto flex flex-col">{primary}</div>}
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-30 flex min-h-14 items-center gap-1 border-b border-line bg-paper px-2 sm:px-4 lg:static lg:justify-end lg:border-b-0 lg:px-8 lg:pt-2 print:hidden">
          <div className="lg:hidden">
            <NavDrawer title={title}>
              <NavList items={items} />
              <div className="mt-3 border-t border-line-2 pt-3">{back}</div>
            </NavDrawer>
          </div>
          <p className="min-w-0 flex-1 truncate font-bold lg:hidden">{title}</p>
          {menus}
        </header>
        <main
          id="content"
          className="w-full max-w-[90rem] flex-1 px-4 py-6 sm:px-6 lg:px-11 lg:pt-2 lg:pb-12"
        >
          {children}
        </main>
        {primary === undefined ? null : (
          <aside
            aria-label={t('nextStep')}
            className="sticky bottom-0 z-20 flex flex-col border-t border-line bg-paper px-4 py-3 sm:px-6 lg:hidden print:hidden"
          >
            {primary}
          </aside>
        )}
      </div>
    </div>
  );
}
