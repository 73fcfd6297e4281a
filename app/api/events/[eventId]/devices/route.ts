import { currentUser } from '@/lib/auth/current-user';
import { listDevices } from '@/lib/services/list-devices';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** How many devices are at each table now. */
export async function GET(_request: Request, { params }: RouteContext<'/api/events/[eventId]/devices'>) {
  const user = await currentUser();
  if (!user) return Response.json({ code: 'signed-out' }, { status: 401, headers: NO_STORE });
  const { eventId } = await params;
  const devices = await listDevices(user, eventId);
  if (!devices.ok) return Response.json(devices.error, { status: 404, headers: NO_STORE });
  return Response.json(devices.value, { headers: NO_STORE });
}
