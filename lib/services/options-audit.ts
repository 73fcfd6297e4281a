import type { AuditInput } from '../db/audit';
import type { Rules } from '../rules';
import { differing } from '../schemas/rule-options/changes';
import { isOfPrizes, type OptionKey } from '../schemas/rule-options/options';
import { valueAt } from '../schemas/rule-options/values';

/** The audit row of what has changed in a rulebook's options; of the prizes other rows tell. Null where nothing has. */
export function optionsAudit(before: Rules, after: Rules): Omit<AuditInput, 'actor' | 'eventId'> | null {
  const options = differing(after, before).filter((key) => !isOfPrizes(key));
  if (options.length === 0) return null;
  return {
    action: 'rules.options',
    detail: { options },
    before: valuesOf(before, options),
    after: valuesOf(after, options),
  };
}

function valuesOf(rules: Rules, options: readonly OptionKey[]): Record<string, never> {
  return Object.fromEntries(options.map((option) => [option, valueAt(rules, option) as never]));
}
