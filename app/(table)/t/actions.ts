'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { clientAddress } from '@/lib/auth/client-address';
import { hostCookieName } from '@/lib/auth/host-cookie';
import { isSecure } from '@/lib/auth/is-secure';
import type { EnterByPinForm } from '@/lib/schemas/enter-by-pin';
import type { Answer } from '@/lib/schemas/problem';
import { enterByPin } from '@/lib/services/host-session';
import { HOST_SESSION_HOURS } from '@/lib/services/start-host-session';

/** In at a table by its number and PIN; goes on to its page, or says why not. */
export async function enterTable(input: EnterByPinForm): Promise<Answer<never>> {
  const asked = await headers();
  const entered = await enterByPin(input, {
    userAgent: asked.get('user-agent') ?? '',
    address: clientAddress(asked),
  });
  if (!entered.ok) return entered;
  const { gameId, token } = entered.value;
  (await cookies()).set(hostCookieName(gameId), token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(asked),
    maxAge: HOST_SESSION_HOURS * 3600,
    path: '/',
  });
  redirect(`/host?game=${gameId}`);
}
