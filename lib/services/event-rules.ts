import type { EventRow } from '../db/events';
import { parseRules, type Rules } from '../rules';

/** The rules that an event stores; they were whole and valid when they were stored. */
export function eventRules(event: Pick<EventRow, 'id' | 'rules'>): Rules {
  const parsed = parseRules(event.rules);
  if (!parsed.ok) throw new Error(`event ${event.id} has rules that are refused: ${parsed.error.code}`);
  return parsed.value;
}
