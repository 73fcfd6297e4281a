import { currentUser } from '@/lib/auth/current-user';
import { isSameOrigin } from '@/lib/auth/same-origin';
import { MOST_PICTURE_MIB } from '@/lib/schemas/pictures';
import { refused } from '@/lib/schemas/problem';
import { loadPicture } from '@/lib/services/load-picture';
import { uploadPicture } from '@/lib/services/upload-picture';
import { readAtMost } from '../../read-at-most';

type Context = RouteContext<'/api/events/[eventId]/pictures/[pictureId]'>;

/** A picture never changes under its id; whoever signs in on this browser next must ask again all the same. */
const KEEP = { 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Cookie' };
const NO_STORE = { 'Cache-Control': 'no-store' };
/** It is a picture and nothing else, whatever a browser makes of its bytes or its address. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const MOST_BYTES = MOST_PICTURE_MIB * 1024 * 1024;

/** A picture of goods, for who may see the event. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const user = await currentUser();
  if (!user) return new Response(null, { status: 401, headers: { ...HARMLESS, ...NO_STORE } });
  const picture = await loadPicture(user, await params);
  if (!picture.ok) return new Response(null, { status: 404, headers: { ...HARMLESS, ...NO_STORE } });
  return new Response(Buffer.from(picture.value), {
    headers: { ...HARMLESS, ...KEEP, 'Content-Type': 'image/webp' },
  });
}

/** Stores the picture in the body under this id. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  if (!isSameOrigin(request.headers)) return Response.json(refused('forbidden'), { headers: NO_STORE });
  const user = await currentUser();
  if (!user) return Response.json(refused('signed-out'), { headers: NO_STORE });
  const answer = await uploadPicture(user, await params, () => readAtMost(request, MOST_BYTES));
  return Response.json(answer, { headers: NO_STORE });
}
