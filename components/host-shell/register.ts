/** A handover later than this would come in the middle of work; the page then goes on with what it has. */
const JUST_OPENED_MS = 5_000;
const ASK_AGAIN_MS = [0, 1_000, 2_000];

/**
 * Registers the service worker, and moves this fresh page to a newer version that waits complete.
 * Returns whether the page will load without the network; over plain http and in some apps it won't.
 */
export async function registerWorker(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  const hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (hadController && performance.now() < JUST_OPENED_MS) location.reload();
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

async function askToTakeOver(registration: ServiceWorkerRegistration): Promise<void> {
  // More than once, because a tab just closed counts for a moment.
  for (const pause of ASK_AGAIN_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    registration.waiting?.postMessage('take-over');
  }
}
