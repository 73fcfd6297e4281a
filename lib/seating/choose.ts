import { pick, type Random } from '../rules/random';

/** The value with the least key, compared number by number; the first of equals. */
export function least<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => readonly number[],
): Value | undefined {
  let best: Value | undefined;
  let bestKey: readonly number[] = [];
  for (const value of values) {
    const key = keyOf(value);
    if (best === undefined || isLess(key, bestKey)) {
      best = value;
      bestKey = key;
    }
  }
  return best;
}

/** The values in an order that chance decides; every order is as likely as any other. */
export function shuffled<Value>(values: readonly Value[], random: Random): Value[] {
  const order = [...values];
  for (let left = order.length; left > 1; left -= 1) {
    const at = pick(random, left);
    const [one, other] = [order[at], order[left - 1]];
    if (one !== undefined && other !== undefined) [order[at], order[left - 1]] = [other, one];
  }
  return order;
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
