import type { z } from 'zod';
import { done, refused, type Answer } from '../schemas/problem';

/** Reads what a form or a page sent; `invalid-input` names the first field that is wrong and why. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Answer<z.output<Schema>> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return done(parsed.data);
  const issue = parsed.error.issues[0];
  return refused('invalid-input', { field: issue?.path.join('.') ?? '', reason: issue?.message ?? '' });
}
