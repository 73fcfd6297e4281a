'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { tierName } from '@/components/table/use-words';
import { Button, Dialog, Icon, useToast } from '@/components/ui';
import type { PresetId, Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { RemoveTierInput, SaveTierInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { RemoveTier } from './remove-tier';
import type { TierDraft } from './tier-draft';
import { TierForm } from './tier-form';
import { useTierForm } from './use-tier-form';

export interface TierDialogProps {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  items: readonly PlanItem[];
  /** What the form starts with: a tier as it is saved, or a new one. */
  start: TierDraft | string;
  save: (input: SaveTierInput) => Promise<Answer<unknown>>;
  remove: (input: RemoveTierInput) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** A kind of prize: what it is called, how many there are, which dice win it, and its goods. */
export function TierDialog(props: TierDialogProps) {
  const { event, rules, items, remove, onClose } = props;
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const toast = useToast();
  const form = useTierForm(props);
  const [removing, setRemoving] = useState(false);
  const { draft, saved } = form;
  const name = saved ? tierName(names, rules, draft.id) : t('tier.new');
  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    if (!(await form.submit())) return;
    toast(t('saved', { tier: draft.kind === 'zhuangyuan' ? name : draft.name }));
    onClose();
  };
  return (
    <>
      <Dialog
        open
        size="large"
        onClose={onClose}
        title={saved ? t('tierTitle', { tier: name }) : name}
        closeLabel={t('cancel')}
        footer={
          <>
            <Button onClick={onClose} disabled={form.busy}>
              {t('cancel')}
            </Button>
            <Button variant="primary" type="submit" form="tier" busy={form.busy}>
              {t('save')}
            </Button>
          </>
        }
      >
        <form
          id="tier"
          onSubmit={(submitted) => void submit(submitted)}
          noValidate
          className="flex flex-col gap-5"
        >
          <TierForm {...props} form={form} />
          {saved && draft.kind !== 'zhuangyuan' ? (
            <Button variant="danger" className="w-fit" onClick={() => setRemoving(true)}>
              <Icon name="trash" />
              {t('tier.remove')}
            </Button>
          ) : null}
        </form>
      </Dialog>
      {removing ? (
        <RemoveTier
          {...{ event, rules, remove }}
          tier={draft.id}
          items={items.filter((item) => item.tier === draft.id)}
          onClose={() => setRemoving(false)}
          onRemoved={onClose}
        />
      ) : null}
    </>
  );
}
