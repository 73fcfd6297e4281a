import { connection } from 'next/server';

/** Says that the process is up and answers. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
