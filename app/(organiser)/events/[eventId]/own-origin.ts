import { headers } from 'next/headers';

/** The address under which the organiser sees this page: the hosts' devices reach it too. */
export async function ownOrigin(): Promise<string> {
  const sent = await headers();
  const host = sent.get('x-forwarded-host') ?? sent.get('host') ?? 'localhost';
  const scheme = sent.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https' ? 'https' : 'http';
  return `${scheme}://${host}`;
}
