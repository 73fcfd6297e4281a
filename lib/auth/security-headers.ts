/** What holds on every page whatever it is. */
const ALWAYS = [
  "default-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
];

/** Headers of every answer beside the policy. */
export const SECURITY_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)',
  ],
] as const;

/** The host's page is a static file without inline scripts: it needs no nonce and can be kept for offline. */
function isStatic(path: string): boolean {
  return path === '/host' || path.startsWith('/shell/') || path === '/sw.js';
}

/**
 * The content security policy of a path. In development React explains errors with the help of `eval`, and
 * styles are put in by scripts.
 */
export function policyFor(path: string, nonce: string, development: boolean): string {
  const allowed = isStatic(path) ? "'self'" : `'self' 'nonce-${nonce}'`;
  return [
    ...ALWAYS,
    `script-src ${allowed}${development ? " 'unsafe-eval'" : ''}`,
    `style-src ${development ? "'self' 'unsafe-inline'" : allowed}`,
  ].join('; ');
}

/** A nonce out of random bytes. */
export function nonceFrom(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
