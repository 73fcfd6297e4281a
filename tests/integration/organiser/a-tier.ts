import { db } from '@/lib/db/client';
import type { Actor } from '@/lib/permissions';
import { PRESETS } from '@/lib/rules';
import { newId } from '@/lib/schemas/new-id';
import type { SaveTierInput } from '@/lib/schemas/prizes';
import { saveTier } from '@/lib/services/save-tier';

/** One kind of goods, as a form sends it. */
export function goods(quantity: number, name = '电饭煲') {
  return { id: newId(), name, quantity, value: 26_900, pictureId: null };
}

export async function revision(eventId: string): Promise<number> {
  return (await db().event.findUniqueOrThrow({ where: { id: eventId } })).revision;
}

/** A tier as the corporate preset has it, with changes. */
export function preset(id: string, change: object = {}): SaveTierInput['prize'] {
  const tier = PRESETS.corporate.tiers.find((one) => one.id === id);
  if (!tier) throw new Error(`no tier ${id}`);
  return { kind: 'ordinary', ...tier, ...change };
}

/** Saves a tier from the revision that the event has now. */
export async function putTier(
  actor: Actor,
  eventId: string,
  prize: SaveTierInput['prize'],
  items: SaveTierInput['items'] = [],
  insert: SaveTierInput['insert'] = null,
) {
  return saveTier(actor, { eventId, revision: await revision(eventId), prize, insert, items });
}
