import { previewRoster } from '@/lib/services/preview-roster';
import type { ImportOptions } from '@/lib/schemas/roster-import';
import { readUpload } from '../read-upload';
import { replyLines } from '../reply-lines';

/** What importing the file in the body would do; `x-roster` holds the options. Changes nothing. */
export async function POST(
  request: Request,
  { params }: RouteContext<'/api/events/[eventId]/roster/preview'>,
) {
  const { eventId } = await params;
  const upload = await readUpload(request);
  return replyLines(async (report) => {
    if (!upload.ok) return upload;
    const { actor, bytes, beside } = upload.value;
    return previewRoster(actor, { eventId, options: beside.options as ImportOptions }, bytes, report);
  });
}
