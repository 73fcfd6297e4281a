import { z } from 'zod';

/**
 * The pieces that every form and wire format is made of. Error messages are codes: the interface
 * looks them up in `messages/…/errors.json` under `field`.
 */

/** A UUID in lower case, as PostgreSQL prints it. */
export const id = z.uuid('invalid-id').toLowerCase();

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u;

/** Text as people type it: NFC, trimmed, without NUL, control characters or lone surrogates. */
const text = (max: number) =>
  z
    .string('required')
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.isWellFormed() && !CONTROL.test(value), 'control-characters')
    .refine((value) => [...value].length <= max, 'too-long');

/** One line of at most `max` characters; may be empty. */
export const optionalLine = (max: number) => text(max).refine((value) => !/[\r\n]/.test(value), 'one-line');

/** One line of 1 to `max` characters. */
export const line = (max: number) => optionalLine(max).refine((value) => value !== '', 'required');

/** Several lines of at most `max` characters in all; may be empty. */
export const paragraph = (max: number) => text(max);

/** A person's name: RULES 6.1 allows 1 to 100 characters. */
export const personName = line(100);

/** An IANA time zone that this machine knows. */
export const timeZone = z.string('required').refine((zone) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
}, 'unknown-time-zone');

/** An amount in minor units of the event's currency, below 100 million of its major unit. */
export const money = z.int('invalid-amount').min(0, 'invalid-amount').max(9_999_999_999, 'invalid-amount');
