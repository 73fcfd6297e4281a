import { useEffect } from 'react';

/** Keeps the screen awake while the page is seen, where the device allows it. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (granted) => {
          lock = granted;
        },
        () => undefined, // low battery, or the system's own setting
      );
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

let reloading = false;

/** Reloads the page by its own doing: what waits is kept, so nobody is asked. */
export function reloadPage(): void {
  reloading = true;
  location.reload();
}

/** Asks before the page is closed while something waits to be sent; before any reload where it isn't `kept`. */
export function useLeaveWarning(waiting: boolean, kept: boolean): void {
  useEffect(() => {
    if (!waiting) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!reloading || !kept) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [waiting, kept]);
}

/** Reads a choice kept on this device; where nothing can be kept, there is none. */
export function readChoice(key: string): string | null {
  try {
    return localStorage.getItem(`huibing.${key}`);
  } catch {
    return null;
  }
}

/** Keeps a choice on this device, if that can be done. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(`huibing.${key}`, value);
  } catch {
    // A private window: it holds until the page is closed.
  }
}

/** Keeps a choice no longer. */
export function dropChoice(key: string): void {
  try {
    localStorage.removeItem(`huibing.${key}`);
  } catch {
    // Nothing was kept.
  }
}
