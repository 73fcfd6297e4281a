import { headers } from 'next/headers';
import { isSecure } from '@/lib/auth/is-secure';

/** The address under which the organiser sees this page: the hosts' devices reach it too. */
export async function ownOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost';
  return `${isSecure(sent) ? 'https' : 'http'}://${host}`;
}

/** Whether an address is this machine's own, which no other device reaches. */
export function isLoopback(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.|\[::1\])/.test(origin);
}
