'use client';

import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface Toast {
  key: number;
  text: string;
  tone: 'good' | 'bad';
}

type Show = (text: string, tone?: Toast['tone']) => void;

const ToastContext = createContext<Show>(() => undefined);
const SHOWN_FOR_MS = 6000;
const AT_MOST = 3;

/** Shows a sentence for a few seconds: what just worked, or didn't. */
export function useToast(): Show {
  return useContext(ToastContext);
}

/** Holds the sentences; once around a page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const count = useRef(0);

  const show = useCallback<Show>((text, tone = 'good') => {
    const key = ++count.current;
    setToasts((all) => [...all, { key, text, tone }].slice(-AT_MOST));
    setTimeout(() => setToasts((all) => all.filter((toast) => toast.key !== key)), SHOWN_FOR_MS);
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      <div
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2"
      >
        {toasts.map((toast) => (
          <p
            key={toast.key}
            className={cx(
              'flex max-w-md items-center gap-2 rounded-control px-4 py-3 font-medium text-white shadow-lift',
              toast.tone === 'bad' ? 'bg-lacquer' : 'bg-ink',
            )}
          >
            <Icon name={toast.tone === 'bad' ? 'alert' : 'check'} />
            {toast.text}
          </p>
        ))}
      </div>
    </ToastContext>
  );
}
