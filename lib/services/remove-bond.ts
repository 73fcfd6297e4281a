import type { Actor } from '../auth/actor';
import { listBonds, removeBond as removeBondRow } from '../db/bonds';
import { done, type Answer } from '../schemas/problem';
import { removeBondInput, type RemoveBondInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/** Lets guests sit as they come again; a bond that is gone already is no failure. In the draft. Refuses: `event-not-draft`. */
export async function removeBond(
  actor: Actor,
  input: RemoveBondInput,
): Promise<Answer<{ removed: boolean }>> {
  const parsed = parseInput(removeBondInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, id } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent<{ removed: boolean }>(actor, eventId, demands, async ({ db, audit }) => {
    const bond = (await listBonds(db, eventId)).find((one) => one.id === id);
    if (!bond || !(await removeBondRow(db, eventId, id))) return done({ removed: false });
    await audit({ action: 'bond.remove', detail: { bond: id, kind: bond.kind, guests: bond.guests } });
    return done({ removed: true });
  });
}
