import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { attachment } from '@/lib/export/workbook';
import { rosterTemplate } from '@/lib/import/template';
import { ROSTER_FIELDS, type RosterField } from '@/lib/schemas/roster-fields';
import { listSittingTimes } from '@/lib/services/list-sitting-times';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An empty roster to fill in, with headings in the reader's language; one for the sitting where there are several. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/events/[eventId]/roster/template.xlsx'>,
) {
  const user = await currentUser();
  if (!user) return new Response(null, { status: 401 });
  const sittings = await listSittingTimes(user, (await params).eventId);
  if (!sittings.ok) return new Response(null, { status: 404 });
  const t = await getTranslations('roster');
  const headings = ROSTER_FIELDS.map((field) => [field, t(`heading.${field}`)] as const);
  const bytes = await rosterTemplate({
    sheetName: t('templateSheet'),
    headings: Object.fromEntries(headings) as Record<RosterField, string>,
    sittings: sittings.value.length > 1,
  });
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': attachment(`${t('templateName')}.xlsx`),
      'Cache-Control': 'no-store',
    },
  });
}
