import { importRoster } from '@/lib/services/import-roster';
import type { ImportOptions } from '@/lib/schemas/roster-import';
import { readUpload } from '../read-upload';
import { replyLines } from '../reply-lines';

/** Imports the file in the body as its preview said; `x-roster` holds the options and the preview's digest. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/events/[eventId]/roster/import'>,
) {
  const { eventId } = await params;
  const upload = await readUpload(request);
  return replyLines(async (report) => {
    if (!upload.ok) return upload;
    const { actor, bytes, beside } = upload.value;
    const input = { eventId, options: beside.options as ImportOptions, digest: beside.digest as string };
    return importRoster(actor, input, bytes, report);
  });
}
