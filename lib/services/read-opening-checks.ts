import { listBonds, listBondTables } from '../db/bonds';
import type { Db } from '../db/client';
import type { EventRow } from '../db/events';
import { countGuests } from '../db/guests';
import { listItems } from '../db/items';
import { listSittings } from '../db/sittings';
import { listTables } from '../db/tables';
import { budgetOf, type Budget } from '../schemas/prize-budget';
import type { PrizeHouse } from '../schemas/prize-house';
import { bareTiers, planPrizes, type PlanItem, type PrizePlan } from '../schemas/prize-plan';
import { checkOpening, type OpeningFacts, type OpeningNote } from '../schemas/opening-checks';
import { countSets } from '../schemas/tables';
import { daysBetween } from '../schemas/zoned-time';
import { brokenBonds } from '../seating/broken-bonds';
import { eventRules } from './event-rules';

export interface OpeningChecks {
  facts: OpeningFacts;
  notes: OpeningNote[];
  plan: PrizePlan;
  items: PlanItem[];
  house: PrizeHouse;
  /** What is bought, spares included, against the budget. */
  cost: Budget;
}

/** Counts what an event has and checks whether it can open. */
export async function readOpeningChecks(db: Db, event: EventRow): Promise<OpeningChecks> {
  const tables = await listTables(db, event.id);
  const sittings = await listSittings(db, event.id);
  const guests = await countGuests(db, event.id);
  const items = (await listItems(db, event.id)).map(
    ({ id, tier, place, name, value, quantity, pictureId }): PlanItem => ({
      ...{ id, tier, place, name, value, quantity, pictureId },
    }),
  );
  const plan = planPrizes(eventRules(event), items);
  const several = new Set(tables.map((table) => table.sittingId)).size > 1;
  const house: PrizeHouse = {
    tables: tables.map(({ id, number, name, sets, sitting, _count }) => ({
      ...{ id, number, name, sets },
      sitting: several ? sitting : null,
      people: _count.guests,
    })),
    unseated: guests.unseated,
  };
  const { budget: limit, spares } = event;
  const cost = budgetOf(plan, house, { limit, spares, guests: guests.all });
  const facts: OpeningFacts = {
    guests: guests.all,
    unseated: guests.unseated,
    tables: house.tables,
    sets: countSets(tables),
    mismatched: plan.tiers.filter((tier) => !tier.agrees).length,
    stray: plan.stray.length,
    bare: bareTiers(plan).length,
    brokenBonds: await countBrokenBonds(db, event.id),
    overBudget: cost.over > 0,
    days: sittings.map(({ startsAt }) => daysBetween(new Date(), startsAt, event.timeZone)),
    simultaneous: sittings.filter(({ id, startsAt }) =>
      sittings.some((other) => other.id !== id && other.startsAt.getTime() === startsAt.getTime()),
    ).length,
  };
  return { facts, notes: checkOpening(facts), plan, items, house, cost };
}

async function countBrokenBonds(db: Db, eventId: string): Promise<number> {
  const bonds = await listBonds(db, eventId);
  if (bonds.length === 0) return 0;
  const tables = await listBondTables(db, eventId);
  const none = () => false;
  return brokenBonds(bonds, (guest) => tables.get(guest) ?? null, none).length;
}
