import type { Actor } from '../auth/actor';
import { changeEventRow } from '../db/events';
import { saveBudgetInput, type SaveBudgetInput } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';
import { changeEvent } from './change-event';
import { parseInput } from './parse-input';

/**
 * Sets what the prizes may cost and how many spares are bought: until the event is closed, as it freezes
 * nothing at the tables. What is saved already is saved. Refuses: `invalid-input`, `event-closed`, `conflict`.
 */
export async function saveBudget(actor: Actor, input: SaveBudgetInput): Promise<Answer<null>> {
  const parsed = parseInput(saveBudgetInput, input);
  if (!parsed.ok) return parsed;
  const { eventId, revision, budget, spares } = parsed.value;
  return changeEvent(actor, eventId, { action: 'event.edit' }, async ({ db, event, audit }) => {
    if (event.status === 'closed') return refused('event-closed');
    if (event.budget === budget && event.spares === spares) return done(null);
    if (event.revision !== revision) return refused('conflict');
    await changeEventRow(db, eventId, { budget, spares });
    await audit({
      action: 'prizes.budget',
      detail: { budgetFrom: event.budget, budgetTo: budget, sparesFrom: event.spares, sparesTo: spares },
    });
    return done(null);
  });
}
