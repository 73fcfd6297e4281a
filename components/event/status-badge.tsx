import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui';
import type { EventStatusView } from '@/lib/schemas/event-view';

const TONE = { draft: 'gold', open: 'good', closed: 'neutral' } as const;

/** Where an event stands: being prepared, playing, done. */
export function StatusBadge({ status }: { status: EventStatusView }) {
  const t = useTranslations('events');
  return <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>;
}
