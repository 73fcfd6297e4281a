'use client';

import { useEffect, useState, type RefObject } from 'react';

/** How far outside of the screen tables are drawn already. */
const MARGIN = '800px 0px';

/**
 * Whether an element is on the screen, or nearly; what is far away needn't be drawn.
 * @param first what it is until the browser knows
 */
export function useNear(ref: RefObject<Element | null>, first: boolean): boolean {
  const [near, setNear] = useState(first);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      rootMargin: MARGIN,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return near;
}
