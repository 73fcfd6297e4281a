import type { RosterSitting } from '@/lib/schemas/roster-page';
import { useSittingName } from '../seating/use-sitting-name';

/** What a sitting is called: its name, or which of them it is. */
export function SittingName({ sitting }: { sitting: RosterSitting }) {
  const nameOf = useSittingName();
  return <bdi>{nameOf(sitting)}</bdi>;
}

/** What the sitting with an id is called; '' where it isn't among these. */
export function useSittingLabel(sittings: readonly RosterSitting[]): (sittingId: string) => string {
  const nameOf = useSittingName();
  return (sittingId) => {
    const sitting = sittings.find(({ id }) => id === sittingId);
    return sitting ? nameOf(sitting) : '';
  };
}
