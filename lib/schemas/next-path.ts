/** Where to go after signing in: a path of this site and nothing else, the list of events by default. */
export function nextPath(wanted: unknown): string {
  const fallback = '/events';
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\s]*$/u.test(wanted)) return fallback;
  return wanted.startsWith('/sign-in') || wanted.startsWith('/setup') ? fallback : wanted;
}
