import { useSyncExternalStore } from 'react';

/** Room for the circle beside the pad; the same as the `wide` variant of host.css. */
export const WIDE = '(min-width: 900px) and (min-height: 541px)';

/** Room for the circle above the pad; the same as the `tall` variant. */
export const TALL = '(min-width: 700px) and (max-width: 899px) and (min-height: 900px)';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
