import { expect, it } from 'vitest';
import { isSecure } from '@/lib/auth/is-secure';

it.each([
  ['https', true],
  ['https, http', true],
  ['http', false],
  ['http, https', false],
  [null, false],
])('the scheme of %j is https: %j', (forwarded, secure) => {
  const headers = new Headers(forwarded === null ? {} : { 'x-forwarded-proto': forwarded });
  expect(isSecure(headers)).toBe(secure);
});
