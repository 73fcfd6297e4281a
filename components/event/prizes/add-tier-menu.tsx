'use client';

import { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { Icon, Menu, MenuItem } from '@/components/ui';
import { PRESETS, type PresetId, type Rules } from '@/lib/rules';
import { missingTiers } from '@/lib/schemas/prize-tiers';
import { newTier, presetDraft, type TierDraft } from './tier-draft';

export interface AddTierMenuProps {
  rules: Rules;
  preset: PresetId | null;
  onAdd: (draft: TierDraft) => void;
}

/** What a table could give besides: one's own tier, a preset's that was removed, a consolation. */
export function AddTierMenu({ rules, preset, onAdd }: AddTierMenuProps) {
  const t = useTranslations('prizes.tier');
  const names = useTranslations('rules');
  const missing = missingTiers(preset, rules).map((tier) => {
    const name = tierName(names, { ...PRESETS.plain, tiers: [tier] }, tier.id);
    return presetDraft(tier, name, []);
  });
  return (
    <Menu
      label={t('add')}
      variant="secondary"
      trigger={
        <>
          <Icon name="add" />
          {t('add')}
        </>
      }
    >
      <MenuItem onClick={() => onAdd(newTier('ordinary', ''))}>{t('addOwn')}</MenuItem>
      {missing.map((draft) => (
        <MenuItem key={draft.id} onClick={() => onAdd(draft)}>
          {t('addBack', { tier: draft.name })}
        </MenuItem>
      ))}
      {rules.consolation === null ? (
        <MenuItem onClick={() => onAdd(newTier('consolation', t('consolation')))}>
          {t('addConsolation')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
