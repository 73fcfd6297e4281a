'use client';

import { useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import { Button, Checkbox, Dialog, Field, Input, Notice, useToast } from '@/components/ui';
import type { Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { moneyToText, textToMoney } from '@/lib/schemas/money';
import type { PlanItem, TierPlan } from '@/lib/schemas/prize-plan';
import type { SaveTierItemsInput } from '@/lib/schemas/prizes';
import type { Answer } from '@/lib/schemas/problem';
import { ItemRows, toWhole, wrongIn, type ItemDraft } from './item-rows';
import { ProblemNotice } from './problem-notice';
import { useAct } from './use-act';
import { tierName } from '@/components/table/use-words';

export interface TierDialogProps {
  event: EventHead;
  rules: Rules;
  tier: TierPlan;
  save: (input: SaveTierItemsInput) => Promise<Answer<unknown>>;
  onClose: () => void;
}

/** A tier's goods. With goods, the tier has as many units as there are pieces; without, the number is typed. */
export function TierDialog({ event, rules, tier, save, onClose }: TierDialogProps) {
  const t = useTranslations('prizes');
  const toast = useToast();
  const name = tierName(useTranslations('rules'), rules, tier.tier);
  const { run, busy, problem } = useAct(save);
  const [rows, setRows] = useState<ItemDraft[]>(() => toDrafts(tier.items, event.currency));
  const [quantity, setQuantity] = useState(String(tier.quantity ?? 1));
  const [unlimited, setUnlimited] = useState(tier.quantity === null);
  const [marked, setMarked] = useState(false);
  const pieces = rows.reduce((sum, row) => sum + (toWhole(row.quantity) || 0), 0);
  const quantityWrong = rows.length === 0 && !unlimited && !(toWhole(quantity) >= 1);

  const submit = async (submitted: SyntheticEvent) => {
    submitted.preventDefault();
    setMarked(true);
    if (quantityWrong || rows.some((row) => isWrong(row, event.currency, false))) return;
    const saved = await run({
      eventId: event.id,
      revision: event.revision,
      tier: tier.tier,
      quantity: unlimited ? null : rows.length > 0 ? pieces : toWhole(quantity),
      items: rows.map((row) => toItem(row, event.currency)),
    });
    if (!saved?.ok) return;
    toast(t('saved', { tier: name }));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('tierTitle', { tier: name })}
      closeLabel={t('cancel')}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="tier" busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="tier"
        onSubmit={(submitted) => void submit(submitted)}
        noValidate
        className="flex flex-col gap-4"
      >
        <ProblemNotice problem={problem} />
        <ItemRows rows={rows} currency={event.currency} places={false} marked={marked} onChange={setRows} />
        {tier.kind === 'zhuangyuan' ? null : (
          <Checkbox
            label={t('unlimitedLabel')}
            checked={unlimited}
            onChange={({ target }) => setUnlimited(target.checked)}
          />
        )}
        {rows.length === 0 ? (
          unlimited ? null : (
            <Field
              label={t('quantity')}
              error={marked && quantityWrong ? t('item.wrongQuantity') : undefined}
              className="max-w-40"
            >
              <Input
                inputMode="numeric"
                value={quantity}
                onChange={({ target }) => setQuantity(target.value)}
              />
            </Field>
          )
        ) : (
          <Notice tone={unlimited || pieces === tier.quantity ? 'info' : 'warning'}>
            {unlimited
              ? t('sum.unlimited', { pieces })
              : pieces === tier.quantity
                ? t('sum.same', { pieces })
                : t('sum.changes', { pieces, quantity: tier.quantity ?? 0 })}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}

/** Goods as they are typed. */
export function toDrafts(items: readonly PlanItem[], currency: string): ItemDraft[] {
  return items.map(({ id, name, quantity, value, place }) => ({
    id,
    name,
    quantity: String(quantity),
    value: value === 0 ? '' : moneyToText(value, currency),
    place: String(place ?? ''),
  }));
}

/** Typed goods as they are saved; call it on rows that `isWrong` finds nothing wrong with. */
export function toItem({ id, name, quantity, value }: ItemDraft, currency: string) {
  return { id, name, quantity: toWhole(quantity), value: textToMoney(value, currency) ?? 0 };
}

/** Whether something in a row can't be saved as it is. */
export function isWrong(row: ItemDraft, currency: string, places: boolean): boolean {
  return Object.values(wrongIn(row, currency, places)).some(Boolean);
}
