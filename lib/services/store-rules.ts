import { changeEventRow, type EventChange } from '../db/events';
import { parseRules, type Rules } from '../rules';
import { done, type Answer } from '../schemas/problem';
import type { EventWork } from './change-event';

/**
 * Makes the event play by other rules, as part of a change of it. Refuses what the core says about such
 * rules, with the option that it is about.
 */
export async function storeRules(
  { db, event }: Pick<EventWork, 'db' | 'event'>,
  rules: unknown,
  more: Omit<EventChange, 'rules'> = {},
): Promise<Answer<Rules>> {
  const parsed = parseRules(rules);
  if (!parsed.ok) return parsed;
  await changeEventRow(db, event.id, { ...more, rules: parsed.value });
  return done(parsed.value);
}
