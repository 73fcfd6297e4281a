import { getTranslations } from 'next-intl/server';
import { currentUser } from '@/lib/auth/current-user';
import { attachment } from '@/lib/export/workbook';
import { rosterTemplate } from '@/lib/import/template';
import { ROSTER_FIELDS, type RosterField } from '@/lib/schemas/roster-fields';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An empty roster to fill in, with headings in the reader's language. */
export async function GET() {
  if (!(await currentUser())) return new Response(null, { status: 401 });
  const t = await getTranslations('roster');
  const headings = ROSTER_FIELDS.map((field) => [field, t(`heading.${field}`)] as const);
  const bytes = await rosterTemplate({
    sheetName: t('templateSheet'),
    headings: Object.fromEntries(headings) as Record<RosterField, string>,
  });
  return new Response(Buffer.from(bytes), {
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': attachment(`${t('templateName')}.xlsx`),
      'Cache-Control': 'no-store',
    },
  });
}
