import type { ReactNode } from 'react';
import { Logo } from './logo';

/** A page that only says one thing, and what to do. */
export function MessagePage({
  title,
  text,
  children,
}: {
  title: ReactNode;
  text: ReactNode;
  children: ReactNode;
}) {
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md text-center">
        <Logo className="mx-auto mb-5 size-12" />
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="mt-2 text-ink-2">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </main>
  );
}
