import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { hasPrize } from '../schemas/prize-tiers';
import { setSlipsInput, type SetSlipsInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { parseInput } from './parse-input';

/**
 * Sets whether a tier hands out slips (奖券) instead of goods: until the event is closed, as at the tables a
 * prize is a prize. Setting it twice is setting it once. Refuses: `invalid-input`, `event-closed`, `tier-gone`.
 */
export async function setSlips(actor: Actor, input: SetSlipsInput): Promise<Answer<null>> {
  const parsed = parseInput(setSlipsInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, tier, on } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    if (event.slipTiers.includes(tier) === on) return done(null);
    if (on && !hasPrize(eventRules(event), tier)) return refused('tier-gone');
    const others = event.slipTiers.filter((one) => one !== tier);
    await changeEventRow(db, eventId, { slipTiers: on ? [...others, tier] : others });
    await audit({ action: 'prizes.slips', detail: { tier, on } });
    return done(null);
  });
}
