import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RuleSheetPage } from '@/components/event/prints/rule-sheet-page';
import { requireUser } from '@/lib/auth/current-user';
import { loadRuleSheet } from '@/lib/services/load-rule-sheet';
import { found } from '../../load-page';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('prints'))('print.rules.title') };
}

/** The rule sheet as guests will read it, to look at and to print from the browser. */
export default async function RuleSheetRoute({ params }: PageProps<'/events/[eventId]/prints/rules'>) {
  const { eventId } = await params;
  return <RuleSheetPage {...found(await loadRuleSheet(await requireUser(), eventId))} />;
}
