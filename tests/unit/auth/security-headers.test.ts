import { describe, expect, it } from 'vitest';
import { nonceFrom, policyFor } from '@/lib/auth/security-headers';

const nonce = nonceFrom(new Uint8Array([1, 2, 3, 255]));

describe('the content security policy', () => {
  it('lets a page run only scripts and styles of this site that carry its nonce', () => {
    const policy = policyFor('/events', nonce, false);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  });

  it.each(['/host', '/shell/host.html', '/shell/assets/host-1.js', '/sw.js'])(
    'needs no nonce on %s',
    (path) => {
      expect(policyFor(path, nonce, false)).toMatch(/script-src 'self'; style-src 'self'$/);
    },
  );

  it.each(['/events', '/host', '/hostile', '/t/abc', '/api/health'])('never weakens on %s', (path) => {
    const policy = policyFor(path, nonce, false);
    expect(policy).not.toMatch(/unsafe|strict-dynamic|upgrade-insecure|\*|http/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split('; ')).toContain(part);
    }
  });
});
