import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '@/scripts/lib/chromium.mjs';

/** The system's Chromium, without the traffic of its own; `args` go to it. */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // as root it refuses to start with one
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage', // a container's shared memory may be tiny
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  });
}
