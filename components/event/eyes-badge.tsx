import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui';
import type { EyesState } from '@/lib/schemas/two-eyes';

const TONE = { waiting: 'gold', confirmed: 'good', disputed: 'bad' } as const;

/** What a second person at the table said to a 状元; nothing where nobody is asked. */
export function EyesBadge({ state, className }: { state: EyesState | null; className?: string }) {
  const t = useTranslations('game');
  if (state === null) return null;
  return (
    <Badge tone={TONE[state]} className={className}>
      {t(`eyes.${state}`)}
    </Badge>
  );
}
