import type { Actor } from '../auth/actor';
import { countOpenCalls } from '../db/beside';
import { db } from '../db/client';
import { countGames } from '../db/event-games';
import type { EventRow } from '../db/events';
import { can } from '../permissions';
import { isPresetId, type PresetId, type Rules } from '../rules';
import type { EventHead } from '../schemas/event-view';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { eventRules } from './event-rules';
import { readOpeningChecks, type OpeningChecks } from './read-opening-checks';

export interface EventOverview extends OpeningChecks {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  games: { all: number; begun: number; finished: number };
  /** How many tables call for help. */
  calls: number;
}

/** An event with everything its frame and its overview say. Refuses: `not-found`. */
export async function loadEvent(actor: Actor, eventId: string): Promise<Answer<EventOverview>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event, role, ownRole } = authorised.value;
  const [checks, games, calls] = await Promise.all([
    readOpeningChecks(db(), event),
    countGames(db(), eventId),
    countOpenCalls(db(), eventId),
  ]);
  return done({
    event: { ...headOf(event), editable: can(actor, 'event.edit', role), role: ownRole },
    ...checks,
    games,
    calls,
    rules: eventRules(event),
    preset: isPresetId(event.preset) ? event.preset : null,
  });
}

function headOf(event: EventRow): Omit<EventHead, 'editable' | 'role'> {
  const {
    id,
    name,
    venue,
    startsAt,
    timeZone,
    currency,
    calledThrows,
    twoEyes,
    status,
    revision,
    archivedAt,
  } = event;
  return {
    id,
    name,
    venue,
    startsAt,
    timeZone,
    currency,
    calledThrows,
    twoEyes,
    status,
    revision,
    archived: archivedAt !== null,
  };
}
