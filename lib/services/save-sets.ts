import type { Actor } from '../auth/actor';
import { findSitting } from '../db/sittings';
import { changeSets } from '../db/tables';
import { done, refused, type Answer } from '../schemas/problem';
import { saveSetsInput, type SaveSetsInput } from '../schemas/seating';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Lets every table of a sitting play so many 会. In the draft. Refuses: `invalid-input`,
 * `event-not-draft`, `sitting-gone`.
 */
export async function saveSets(actor: Actor, input: SaveSetsInput): Promise<Answer<{ tables: number }>> {
  const parsed = parseInput(saveSetsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, sittingId, sets } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, audit }) => {
    if (!(await findSitting(db, eventId, sittingId))) return refused('sitting-gone');
    const tables = await changeSets(db, sittingId, sets);
    if (tables > 0) await audit({ action: 'tables.sets', detail: { sitting: sittingId, sets, tables } });
    return done({ tables });
  });
}
