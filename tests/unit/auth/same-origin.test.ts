import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '@/lib/auth/same-origin';

const sent = (headers: Record<string, string>) =>
  isSameOrigin(new Headers({ host: 'bing.local:3000', ...headers }));

describe('isSameOrigin', () => {
  it.each([
    ['a page of this site', { origin: 'http://bing.local:3000' }, true],
    [
      'one that the browser vouches for',
      { origin: 'http://bing.local:3000', 'sec-fetch-site': 'same-origin' },
      true,
    ],
    ['one behind a proxy', { origin: 'https://bing.example', 'x-forwarded-host': 'bing.example' }, true],
    ['another site', { origin: 'http://evil.example' }, false],
    ['another port of this host', { origin: 'http://bing.local:4000' }, false],
    ['a sibling of this host', { origin: 'http://a.bing.local:3000', 'sec-fetch-site': 'same-site' }, false],
    [
      'another site that forges nothing',
      { origin: 'http://bing.local:3000', 'sec-fetch-site': 'cross-site' },
      false,
    ],
    ['a sandboxed frame', { origin: 'null' }, false],
    ['something that names no origin', {}, false],
  ])('%s', (_, headers, same) => {
    expect(sent(headers)).toBe(same);
  });
});
