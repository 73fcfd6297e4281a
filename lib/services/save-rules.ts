import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { parseRules } from '../rules';
import { done, refused, type Answer } from '../schemas/problem';
import { applyChanges, differing } from '../schemas/rule-options/changes';
import { isOfPrizes, splitKey, type OptionKey } from '../schemas/rule-options/options';
import { valueAt } from '../schemas/rule-options/values';
import { saveRulesInput, type SaveRulesInput } from '../schemas/rules-form';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { optionsAudit } from './options-audit';
import { parseInput } from './parse-input';

/**
 * Changes options of an event's rules, in the draft; tiers, quantities and goods stay what they are. What is so
 * already changes nothing. Refuses: `invalid-input`, `event-not-draft`, `option-unknown`, `tier-gone`,
 * `conflict` where others have changed options since, and what the core says about such rules.
 */
export async function saveRules(actor: Actor, input: SaveRulesInput): Promise<Answer<{ revision: number }>> {
  const parsed = parseInput(saveRulesInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision } = parsed.value;
  const seen = parseRules(parsed.value.seen);
  if (!seen.ok) return seen;
  const changes = Object.fromEntries(parsed.value.changes.map(({ option, value }) => [option, value]));
  const unknown = Object.keys(changes).find((key) => !isChangedHere(key));
  if (unknown !== undefined) return refused('option-unknown', { option: unknown });
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    const rules = eventRules(event);
    if (Object.keys(changes).some((key) => valueAt(rules, key) === undefined)) return refused('tier-gone');
    const changed = parseRules(applyChanges(rules, changes));
    if (!changed.ok) return changed;
    const row = optionsAudit(rules, changed.value);
    if (row === null) return done({ revision: event.revision });
    if (event.revision !== revision && differing(rules, seen.value).some(isChangedHere)) {
      return refused('conflict');
    }
    await changeEventRow(db, eventId, { rules: changed.value });
    await audit(row);
    return done({ revision: event.revision + 1 });
  });
}

/** Whether a key names an option, and none that the prizes' page changes. */
function isChangedHere(key: OptionKey): boolean {
  return splitKey(key) !== null && !isOfPrizes(key);
}
