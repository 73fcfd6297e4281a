import { z } from 'zod';
import { IDS, parseEntry } from '../rules';

/**
 * An entry as it is stored and sent, naming seats and other entries by id. The core's `parseEntry` is
 * the validator; this only lets zod call it. Failures carry the core's refusal in the issue's params.
 */
export const storedEntry = z.unknown().transform((input, context) => {
  const parsed = parseEntry(input, IDS);
  if (parsed.ok) return parsed.value;
  context.addIssue({ code: 'custom', message: parsed.error.code, params: { refusal: parsed.error } });
  return z.NEVER;
});
