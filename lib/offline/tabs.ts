/**
 * Tells the other tabs of this device that this one writes for a game now. `onTaken` is called when another
 * one says so. Returns the stop, and `announce`.
 */
export function joinTabs(
  game: string,
  tab: string,
  onTaken: () => void,
): { announce: () => void; stop: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { announce: () => undefined, stop: () => undefined };
  const channel = new BroadcastChannel(`huibing-${game}`);
  channel.onmessage = ({ data }) => {
    if (data !== tab) onTaken();
  };
  return { announce: () => channel.postMessage(tab), stop: () => channel.close() };
}
