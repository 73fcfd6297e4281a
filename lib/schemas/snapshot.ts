import { z } from 'zod';
import { parseRules } from '../rules';
import { line, money } from './primitives';

/** What opening an event freezes, version 1. Stored in `snapshots.body`; never changed. */

const snapshotItem = z.strictObject({
  id: z.uuid(),
  /** A tier's id, `zhuangyuan` or the consolation's; null for the prize of a place in the final. */
  tier: z.string().nullable(),
  place: z.int().positive().nullable(),
  name: line(120),
  /** Minor units, each. */
  value: money,
  /** Per table; of a place in the final, in all. */
  quantity: z.int().positive(),
});

export const snapshotBody = z.strictObject({
  v: z.literal(1),
  rules: z.unknown().transform((input, context) => {
    const parsed = parseRules(input);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: parsed.error.code });
    return z.NEVER;
  }),
  /** In item order: by tier as listed, then as the organiser put them. */
  items: z.array(snapshotItem),
  calledThrows: z.boolean(),
  currency: z.string(),
});
export type SnapshotBody = z.infer<typeof snapshotBody>;
