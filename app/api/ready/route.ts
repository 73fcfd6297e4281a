import { connection } from 'next/server';
import { checkReadiness } from '../../../lib/services/check-readiness';

/** Says whether pages and throws can be served, or what is missing. */
export async function GET(): Promise<Response> {
  await connection();
  const status = await checkReadiness();
  return Response.json(
    { status },
    { status: status === 'ready' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
