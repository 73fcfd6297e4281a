import { useCallback, useSyncExternalStore } from 'react';

/** Room for the circle beside the pad; the same as the `wide` variant of host.css. */
export const WIDE = '(min-width: 900px) and (min-height: 541px)';

/** Room for the circle above the pad; the same as the `tall` variant. */
export const TALL = '(min-width: 700px) and (max-width: 899px) and (min-height: 900px)';

const known = new Map<string, MediaQueryList>();

/** Asking the browser anew at each render costs more than the answer. */
function mediaOf(query: string): MediaQueryList {
  const media = known.get(query) ?? window.matchMedia(query);
  known.set(query, media);
  return media;
}

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = mediaOf(query);
      media.addEventListener('change', listener);
      return () => {
        media.removeEventListener('change', listener);
      };
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaOf(query).matches);
}
