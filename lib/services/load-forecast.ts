import type { Actor } from '../auth/actor';
import { db } from '../db/client';
import { findFinal } from '../db/finals';
import { listTables } from '../db/tables';
import { FINAL_FORMATS, PRESET_FINAL, isPresetId, type FinalFormat, type Rules } from '../rules';
import type { TableGroup } from '../rules/simulate-evening';
import { groupTables } from '../schemas/forecast';
import { done, type Answer } from '../schemas/problem';
import { authoriseEvent } from './authorise-event';
import { eventRules } from './event-rules';

export interface ForecastFacts {
  rules: Rules;
  /** The event's tables by size; none before there are tables with guests. */
  groups: TableGroup[];
  /** The final as it is set up, or as the event's preset plays it. */
  final: { format: FinalFormat; rounds: number; places: number };
}

/** What a forecast of an event starts from. Refuses: `not-found`. */
export async function loadForecast(actor: Actor, eventId: string): Promise<Answer<ForecastFacts>> {
  const authorised = await authoriseEvent(actor, eventId, 'event.view');
  if (!authorised.ok) return authorised;
  const { event } = authorised.value;
  const [tables, final] = await Promise.all([listTables(db(), eventId), findFinal(db(), eventId)]);
  const format = FINAL_FORMATS.find((known) => known === final?.format);
  return done({
    rules: eventRules(event),
    groups: groupTables(tables.map(({ sets, _count }) => ({ people: _count.guests, sets }))),
    final: {
      format: format ?? (isPresetId(event.preset) ? PRESET_FINAL[event.preset] : 'contest'),
      rounds: final?.rounds ?? 3,
      places: final?.places ?? 1,
    },
  });
}
