import { NextResponse, type NextRequest } from 'next/server';
import { nonceFrom, policyFor, SECURITY_HEADERS } from './lib/auth/security-headers';

/** Gives every page its content security policy, and every answer the other headers that protect it. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const nonce = nonceFrom(crypto.getRandomValues(new Uint8Array(16)));
  const policy = policyFor(pathname, nonce, process.env.NODE_ENV !== 'production');

  // Next reads the nonce for its own scripts from here.
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  headers.set('x-page-path', pathname + search);

  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  for (const [name, value] of SECURITY_HEADERS) response.headers.set(name, value);
  // The code in a game's link must not travel on in a Referer.
  if (/^\/(t|setup)(\/|$)/.test(pathname)) response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

// The append is the one hot path, and a roster or a picture may be larger than the 10 MiB that Next would keep
// for here: they answer JSON to a script, or a picture with headers of its own, which no policy of a page concerns.
// Nor does it concern a print: browsers show a PDF in a viewer of theirs, which such a policy may shut out.
export const config = {
  matcher: ['/((?!_next/static|_next/image|api/append$|api/events/[^/]+/(?:roster|pictures|prints)/).*)'],
};
