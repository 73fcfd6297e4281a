import { reloadPage } from './use-device';

/** A handover later than this would come in the middle of work; the page then goes on with what it has. */
const JUST_OPENED_MS = 5_000;
const ASK_AGAIN_MS = [0, 1_000, 2_000];

/** A new version that takes longer to come is for the next time. */
const NEWEST_WITHIN_MS = 10_000;

/**
 * Registers the service worker, and moves this fresh page to a newer version that waits complete.
 * Returns whether the page will load without the network; over plain http and in some apps it won't.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadController && performance.now() < JUST_OPENED_MS) reloadPage();
  });
  try {
    const registration = await serviceWorker.register('/sw.js', { scope: '/host', updateViaCache: 'none' });
    // Either an update or a handover at a time, never both.
    if (registration.waiting) await askToTakeOver(registration);
    else await registration.update();
    return true;
  } catch {
    // Unreachable: the worker that is there goes on.
    return serviceWorker.controller !== null;
  }
}

/** What this page's script is called; its name says what is in it. */
export function ownScript(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
}

async function askToTakeOver(registration: ServiceWorkerRegistration): Promise<void> {
  // More than once, because a tab just closed counts for a moment.
  for (const ms of ASK_AGAIN_MS) {
    await pause(ms);
    registration.waiting?.postMessage('take-over');
  }
}

/** Reloads this page, if it can be had into the newest version: by the host's wish, whatever other pages there are. */
export async function reloadNewest(): Promise<void> {
  if ('serviceWorker' in navigator) await Promise.race([takeNewest(), pause(NEWEST_WITHIN_MS)]);
  reloadPage();
}

async function takeNewest(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration('/host');
    await registration?.update();
    const worker = registration?.installing ?? registration?.waiting;
    if (!worker) return;
    await reached(worker, 'installed');
    worker.postMessage('take-over-now');
    await reached(worker, 'activated');
  } catch {
    // Unreachable, or half deployed: the version that is there goes on.
  }
}

const STATES: readonly ServiceWorkerState[] = ['installing', 'installed', 'activating', 'activated'];

/** Waits until a worker has come to a state; an error where it never will. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('redundant'));
      else if (STATES.indexOf(worker.state) >= STATES.indexOf(state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
