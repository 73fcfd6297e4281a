import type { ReactNode } from 'react';
import { AppHeader } from '../components/frame/app-header';
import { FrameMenus } from './frame-menus';

/** The frame of an organiser's pages that belong to no event; asks to sign in who hasn't. */
export function AppPage({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <AppHeader>
        <FrameMenus />
      </AppHeader>
      <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 sm:px-6">
        {children}
      </main>
    </div>
  );
}
