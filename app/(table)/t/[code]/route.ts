import { hostCookie } from '@/lib/auth/host-cookie';
import { isSecure } from '@/lib/auth/is-secure';
import { enterByCode } from '@/lib/services/host-session';
import { HOST_SESSION_HOURS } from '@/lib/services/start-host-session';

/**
 * A table's link: exchanges its code for a session at that game and goes on to an address without the
 * code. A link that is none, or was renewed, leads to the PIN page, which says so.
 */
export async function GET(request: Request, route: { params: Promise<{ code: string }> }): Promise<Response> {
  const { code } = await route.params;
  const entered = await enterByCode(code, request.headers.get('user-agent') ?? '');
  const location = entered.ok ? `/host?game=${entered.value.gameId}` : '/t?link=unknown';
  const headers = new Headers({
    Location: location,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  });
  if (entered.ok) {
    const { gameId, token } = entered.value;
    headers.append(
      'Set-Cookie',
      hostCookie(gameId, token, { hours: HOST_SESSION_HOURS, secure: isSecure(request.headers) }),
    );
  }
  return new Response(null, { status: 303, headers });
}
