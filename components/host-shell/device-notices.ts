import { useEffect, useState } from 'react';
import { ownScript } from './register';
import { keepChoice, readChoice } from './use-device';

/** What a host should know of the browser that the page is in. */
export type DeviceNotice =
  | 'updated' // this page is of another version than the last one was
  | 'wechat' // WeChat's own browser may not open the page without the network
  | 'private' // a private window forgets what waits when it is closed
  | 'noReload'; // the page can't be reloaded without the network

export interface DeviceNotices {
  notice: DeviceNotice | null;
  dismiss: () => void;
}

/**
 * The notices of this device, one at a time; each stays away once it was seen.
 * @param offline whether the page loads without the network; null: not known yet
 */
export function useDeviceNotices(offline: boolean | null, practice: boolean): DeviceNotices {
  const [updated, setUpdated] = useState(isUpdated);
  const [isPrivate, setPrivate] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<DeviceNotice>>(new Set());
  useEffect(() => {
    keepChoice('build', ownScript());
    void isPrivateWindow().then(setPrivate);
  }, []);
  const here: [DeviceNotice, boolean][] = [
    ['updated', updated],
    ['wechat', /MicroMessenger/i.test(navigator.userAgent)],
    ['private', isPrivate],
    ['noReload', offline === false],
  ];
  const isSeen = (one: DeviceNotice) => seen.has(one) || readChoice(`seen.${one}`) !== null;
  // In WeChat its own notice says it all.
  const notice = practice ? null : (here.find(([one, on]) => on && !isSeen(one))?.[0] ?? null);
  return {
    notice,
    dismiss: () => {
      if (!notice) return;
      if (notice === 'updated') return setUpdated(false);
      const known: DeviceNotice[] = notice === 'wechat' ? [notice, 'noReload'] : [notice];
      for (const one of known) keepChoice(`seen.${one}`, 'yes');
      setSeen(new Set([...seen, ...known]));
    },
  };
}

function isUpdated(): boolean {
  const last = readChoice('build');
  return last !== null && last !== ownScript();
}

/**
 * Whether this is a private window, as far as a browser lets it be known: Firefox and Safari refuse its files,
 * Chromium takes care that nobody can tell.
 */
async function isPrivateWindow(): Promise<boolean> {
  // Over plain http there is no storage manager at all, in no kind of window.
  const { storage } = navigator as { storage?: StorageManager };
  if (typeof storage?.getDirectory !== 'function') return false;
  try {
    await storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}
