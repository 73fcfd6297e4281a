import { describe, expect, it } from 'vitest';
import { nextPath } from '@/lib/schemas/next-path';

describe('nextPath', () => {
  it.each(['/', '/events/1?tab=a', '/account', '/events/%E4%BC%9A'])('keeps %s', (path) => {
    expect(nextPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'events',
    '',
    '/sign-in?next=/sign-in',
    '/setup/x',
    undefined,
    ['/account', '/events'],
  ])('goes to the events instead of %j', (path) => {
    expect(nextPath(path)).toBe('/events');
  });
});
