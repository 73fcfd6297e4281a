/**
 * The cookie of a host's session: one for each game, so that a device may host several. Plain strings in and
 * out, as both an App Router route and the append's adapter set and read it.
 */

export function hostCookieName(gameId: string): string {
  return `host.${gameId}`;
}

/** A Set-Cookie header. `secure`: the page came over https; a venue's own network has plain http. */
export function hostCookie(
  gameId: string,
  token: string,
  options: { hours: number; secure: boolean },
): string {
  const attributes = [`Max-Age=${options.hours * 3600}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  if (options.secure) attributes.push('Secure');
  return [`${hostCookieName(gameId)}=${token}`, ...attributes].join('; ');
}

/** The token of a game's session in a Cookie header. */
export function readHostCookie(header: string | null | undefined, gameId: string): string | undefined {
  const start = `${hostCookieName(gameId)}=`;
  const found = header?.split(';').find((part) => part.trim().startsWith(start));
  return found?.trim().slice(start.length) || undefined;
}
