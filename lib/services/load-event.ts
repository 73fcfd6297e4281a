import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { countGames } from '../db/event-games';
import type { EventRow } from '../db/events';
import type { MemberRole } from '../db/members';
import { isPresetId, type PresetId, type Rules } from '../rules';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { eventRules } from './event-rules';
import { readReadiness, type Readiness } from './read-readiness';

export interface EventOverview extends Readiness {
  event: EventRow;
  role: MemberRole;
  rules: Rules;
  preset: PresetId | null;
  games: { all: number; begun: number; finished: number };
}

/** An event with everything its frame and its overview say. Refuses: `not-found`. */
export async function loadEvent(actor: Actor, eventId: string): Promise<Answer<EventOverview>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event } = authorised.value;
  const [readiness, games] = await Promise.all([readReadiness(db(), event), countGames(db(), eventId)]);
  return done({
    ...authorised.value,
    ...readiness,
    games,
    rules: eventRules(event),
    preset: isPresetId(event.preset) ? event.preset : null,
  });
}
