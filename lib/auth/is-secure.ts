/**
 * Whether the browser came over https: to the proxy in front of the app, where there is one, or to the app
 * itself, of which Next.js says so in the same header.
 */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
