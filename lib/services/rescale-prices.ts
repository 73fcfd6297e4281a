import type { EventRow } from '../db/events';
import type { Db } from '../db/client';
import { listItems, setItemValue } from '../db/items';
import { currencyDecimals } from '../schemas/money';
import { MAX_VALUE } from '../schemas/prizes';
import { done, refused, type Answer } from '../schemas/problem';

/**
 * Keeps what was typed when an event counts in another currency: 12.50 stays 12.50, though a currency without
 * decimals rounds it. Answers what the budget becomes. Refuses: `amounts-too-large`.
 */
export async function rescalePrices(
  db: Db,
  { id, currency, budget }: Pick<EventRow, 'id' | 'currency' | 'budget'>,
  next: string,
): Promise<Answer<number | null>> {
  const factor = 10 ** (currencyDecimals(next) - currencyDecimals(currency));
  if (factor === 1) return done(budget);
  const items = (await listItems(db, id)).map((item) => ({
    id: item.id,
    value: Math.round(item.value * factor),
  }));
  const limit = budget === null ? null : Math.round(budget * factor);
  if ([limit ?? 0, ...items.map(({ value }) => value)].some((amount) => amount > MAX_VALUE)) {
    return refused('amounts-too-large');
  }
  for (const item of items) await setItemValue(db, item.id, item.value);
  return done(limit);
}
