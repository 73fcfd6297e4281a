'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { Button, Icon } from '@/components/ui';
import { PRESETS, type PresetId } from '@/lib/rules';
import { tierOrigin } from '@/lib/schemas/prize-tiers';
import type { PrizeInput } from '@/lib/schemas/prizes';
import { presetDraft, type TierDraft } from './tier-draft';

export interface TierOriginNoteProps {
  preset: PresetId | null;
  draft: TierDraft;
  prize: PrizeInput;
  onReset: (draft: TierDraft) => void;
}

/** In what a preset's tier differs from the preset now, and the way back. */
export function TierOriginNote({ preset, draft, prize, onReset }: TierOriginNoteProps) {
  const t = useTranslations('prizes.origin');
  const names = useTranslations('rules');
  const format = useFormatter();
  if (preset === null || prize.kind !== 'ordinary') return null;
  const origin = tierOrigin(preset, prize);
  if (origin.kind !== 'changed') return null;
  const tier = origin.preset;
  const name = tierName(names, { ...PRESETS[preset], tiers: [tier] }, tier.id);
  const fields = origin.fields.flatMap((field) => (field === 'id' ? [] : t(`field.${field}`)));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-gold-soft px-4 py-1.5">
      <span className="py-1.5 text-[0.9375rem]">
        {t('differs', { preset: names(`preset.${preset}`), fields: format.list(fields) })}
      </span>
      <Button size="small" variant="quiet" onClick={() => onReset(presetDraft(tier, name, draft.rows))}>
        <Icon name="undo" className="size-4" />
        {t('reset')}
      </Button>
    </div>
  );
}
