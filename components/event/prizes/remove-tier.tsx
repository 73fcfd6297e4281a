'use client';

import { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { ConfirmDialog, Notice, useToast } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { RemoveTierInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from '../problem-notice';
import { usePart } from '../use-part';

export interface RemoveTierProps {
  event: EventHead;
  rules: Rules;
  tier: string;
  /** Its goods, which go with it. */
  items: readonly PlanItem[];
  remove: (input: RemoveTierInput) => Promise<Answer<unknown>>;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks before a tier goes, with its goods. */
export function RemoveTier({ event, rules, tier, items, remove, onClose, onRemoved }: RemoveTierProps) {
  const t = useTranslations('prizes');
  const toast = useToast();
  const name = tierName(useTranslations('rules'), rules, tier);
  const { submit, busy, problem, accept } = usePart(remove, { revision: event.revision, part: items });
  const confirm = async () => {
    const drops = items.map((item) => item.id);
    const removed = await submit((revision) => ({ eventId: event.id, revision, tier, drops }));
    if (!removed?.ok) {
      // The list below names what is saved now: the next press is about that.
      accept();
      return;
    }
    toast(t('tier.removed', { tier: name }));
    onRemoved();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={t('tier.removeAsk', { tier: name })}
      confirmLabel={t('tier.remove')}
      cancelLabel={t('cancel')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{t('tier.removeText')}</p>
      {rules.bonusTier === tier ? <p className="mt-2">{t('tier.removeBonus', { tier: name })}</p> : null}
      {items.length > 0 ? (
        <Notice tone="warning" title={t('tier.removeItems')} className="mt-3">
          <ul className="list-disc pl-5">
            {items.map((item) => (
              <li key={item.id}>{t('itemTimes', { name: item.name, count: item.quantity })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}
