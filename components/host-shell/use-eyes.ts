import { useMemo } from 'react';
import { eyedThrows, type EyedThrow } from '../../lib/schemas/two-eyes';
import { newId } from '../../lib/schemas/new-id';
import { useHost } from './host-context';

/** The throws that a second person has yet to confirm, the latest first, and how they say so. */
export function useEyes() {
  const { client, game, log, writing } = useHost();
  const { twoEyes, witnesses } = game;
  const all = useMemo(() => eyedThrows(log, { twoEyes, witnesses }), [log, twoEyes, witnesses]);
  return {
    all,
    open: writing ? all.filter(({ state }) => state !== 'confirmed').reverse() : [],
    say: ({ reading }: EyedThrow, verdict: 'confirm' | 'reject') =>
      client.deed({ kind: 'witness', body: { id: newId(), entry: reading, verdict } }),
  };
}
