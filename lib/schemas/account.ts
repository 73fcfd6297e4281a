import { z } from 'zod';
import { id, personName } from './primitives';

export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 200;

/** An e-mail address as accounts keep it: lower case, NFC. */
export const email = z
  .string('required')
  .transform((value) => value.normalize('NFC').trim().toLowerCase())
  .pipe(z.string().min(1, 'required').max(254, 'invalid-email').pipe(z.email('invalid-email')));

const newPassword = z
  .string('required')
  .min(MIN_PASSWORD, 'password-short')
  .max(MAX_PASSWORD, 'password-long')
  .refine((value) => value.isWellFormed(), 'control-characters');

const anyPassword = z.string('required').min(1, 'required').max(MAX_PASSWORD, 'password-long');

export const signInInput = z.strictObject({ email, password: anyPassword });
export type SignInInput = z.infer<typeof signInInput>;

const account = { email, name: personName, password: newPassword };

/** The first account, with the token of the one-time link. */
export const createFirstUserInput = z.strictObject({ id, token: z.string().min(1).max(200), ...account });
export type CreateFirstUserInput = z.infer<typeof createFirstUserInput>;

/** A further account. `id` is made by the form, so that a double click makes one account. */
export const createUserInput = z.strictObject({ id, ...account });
export type CreateUserInput = z.infer<typeof createUserInput>;

export const changePasswordInput = z.strictObject({ current: anyPassword, password: newPassword });
export type ChangePasswordInput = z.infer<typeof changePasswordInput>;

export const setUserDisabledInput = z.strictObject({ userId: id, disabled: z.boolean() });
export type SetUserDisabledInput = z.infer<typeof setUserDisabledInput>;

export const endSessionInput = z.strictObject({ sessionId: id });
export type EndSessionInput = z.infer<typeof endSessionInput>;
