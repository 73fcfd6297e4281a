import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { listItems, removeItems } from '../db/items';
import { parseRules, PRESETS, type Rules } from '../rules';
import { planPrizes, withQuantity, type PlanItem } from '../schemas/prize-plan';
import { done, refused, type Answer } from '../schemas/problem';
import { choosePresetInput, type ChoosePresetInput } from '../schemas/rules-form';
import { changeEvent } from './change-event';
import { eventRules } from './event-rules';
import { optionsAudit } from './options-audit';
import { parseInput } from './parse-input';

/**
 * Makes the event play by a preset, in the draft. Tiers become the preset's; where one has items already,
 * its quantity is theirs. Items of tiers that vanish are dropped, and only if the page had named them all.
 * Refuses: `invalid-input`, `event-not-draft`, `conflict`, `items-would-vanish`.
 */
export async function choosePreset(
  actor: Actor,
  input: ChoosePresetInput,
): Promise<Answer<{ dropped: number }>> {
  const parsed = parseInput(choosePresetInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, preset, drops } = parsed.value;
  const demands = { action: 'event.edit', status: 'draft' } as const;
  return changeEvent(actor, eventId, demands, async ({ db, event, audit }) => {
    if (event.revision !== revision) return refused('conflict');
    const items = await listItems(db, eventId);
    const { stray } = planPrizes(PRESETS[preset], items);
    const unnamed = stray.filter((item) => !drops.includes(item.id));
    if (unnamed.length > 0) return refused('items-would-vanish', { count: unnamed.length });
    await removeItems(
      db,
      stray.map((item) => item.id),
    );
    const rules = eventRules(event);
    const chosen = fitQuantities(PRESETS[preset], items);
    await changeEventRow(db, eventId, { preset, rules: chosen });
    await audit({
      action: 'rules.preset',
      detail: { from: event.preset, to: preset, dropped: stray.length },
      before: { tiers: quantitiesOf(rules) },
      after: {
        tiers: quantitiesOf(chosen),
        dropped: stray.map(({ tier, name, quantity }) => ({ tier, name, quantity })),
      },
    });
    const options = optionsAudit(rules, chosen);
    if (options) await audit(options);
    return done({ dropped: stray.length });
  });
}

function quantitiesOf({ tiers }: Rules) {
  return tiers.map(({ id, quantity }) => ({ id, quantity }));
}

/** The rules with the quantities of the items that are there, as far as the core takes them. */
export function fitQuantities(rules: Rules, items: readonly PlanItem[]): Rules {
  return planPrizes(rules, items)
    .tiers.filter((tier) => !tier.agrees)
    .reduce((fitted, tier) => {
      const next = parseRules(withQuantity(fitted, tier.tier, tier.pieces));
      return next.ok ? next.value : fitted;
    }, rules);
}
