import { z } from 'zod';

/** In at a table without its link: the number on the table, and the PIN on its card. */
export const enterByPinInput = z.strictObject({
  place: z.enum(['table', 'final']),
  number: z.coerce
    .number<string | number>('invalid-number')
    .int('invalid-number')
    .min(1, 'invalid-number')
    .max(9999, 'invalid-number'),
  pin: z
    .string('invalid-pin')
    .transform((value) => value.normalize('NFKC').replace(/\s/g, ''))
    .refine((value) => /^\d{6}$/.test(value), 'invalid-pin'),
});
export type EnterByPinForm = z.input<typeof enterByPinInput>;
