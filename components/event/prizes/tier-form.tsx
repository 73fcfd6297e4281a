'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { tierName } from '@/components/table/use-words';
import { Field, Icon, Select } from '@/components/ui';
import type { PresetId, Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { ProblemNotice } from '../problem-notice';
import { ConflictNotice } from './conflict-notice';
import { ItemRows } from './item-rows';
import { SavedTierView } from './saved-tier-view';
import { SumLine } from './sum-line';
import { TierDice, TierFields } from './tier-fields';
import { TierMatch } from './tier-match';
import { TierOriginNote } from './tier-origin-note';
import type { TierFormState } from './use-tier-form';

export interface TierFormProps {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  form: TierFormState;
}

/** The fields of a tier's form. */
export function TierForm({ event, rules, preset, form }: TierFormProps) {
  const t = useTranslations('prizes');
  const { draft, saved, drafted, problems, marked, change } = form;
  const goods = useId();
  const fields = { draft, rules: drafted, problems, marked, onChange: change };
  return (
    <>
      {form.theirs ? (
        <ConflictNotice onMine={form.keepMine} onTheirs={form.takeTheirs}>
          <SavedTierView saved={form.theirs.part} rules={rules} currency={event.currency} />
        </ConflictNotice>
      ) : null}
      <ProblemNotice problem={form.problem} />
      {draft.kind === 'ordinary' && saved ? (
        <TierOriginNote {...{ preset, draft, prize: form.prize }} onReset={change} />
      ) : null}
      <TierFields {...fields} />
      {draft.kind === 'consolation' ? <p className="text-ink-2">{t('tier.consolationText')}</p> : null}
      {draft.kind === 'ordinary' ? (
        <details
          open={!saved || problems.field === 'match'}
          className="group rounded-control border border-line px-4"
        >
          <summary className="flex min-h-12 flex-wrap items-center gap-x-2 py-2">
            <b>{t('tier.dice')}</b>
            <span className="min-w-0 flex-1 text-ink-2 wrap-anywhere">
              <TierMatch rules={drafted} tier={draft.id} />
            </span>
            <Icon name="chevron-down" className="text-ink-2 transition-transform group-open:rotate-180" />
          </summary>
          <div className="flex flex-col gap-4 pt-1 pb-4">
            {saved ? null : <Place {...{ rules, form }} />}
            <TierDice {...fields} />
          </div>
        </details>
      ) : null}
      <section aria-labelledby={goods} className="flex flex-col gap-3">
        <h3 id={goods} className="font-bold">
          {t('tier.goods')}
        </h3>
        {draft.kind === 'zhuangyuan' && draft.rows.length === 0 ? (
          <p className="text-ink-2">{t('tier.zhuangyuanText')}</p>
        ) : null}
        <ItemRows
          eventId={event.id}
          rows={draft.rows}
          currency={event.currency}
          places={false}
          wanted={form.prize.quantity}
          marked={marked}
          onChange={(rows) => change({ rows })}
        />
        <SumLine draft={draft} onChange={change} marked={marked} />
      </section>
    </>
  );
}

/** Where a new tier stands among the others: a throw takes the highest that it matches. */
function Place({ rules, form }: { rules: Rules; form: TierFormState }) {
  const t = useTranslations('prizes');
  const names = useTranslations('rules');
  const lowest = rules.tiers[0]?.id;
  return (
    <Field label={t('tier.place')} hint={t('tier.placeHint')} className="max-w-sm">
      <Select
        value={form.below ?? ''}
        onChange={({ target }) => form.setBelow(target.value === '' ? null : target.value)}
        options={[
          { value: '', label: t('tier.top') },
          ...[...rules.tiers].reverse().map(({ id }) => ({
            value: id,
            label:
              id === lowest
                ? t('tier.bottom', { tier: tierName(names, rules, id) })
                : t('tier.below', { tier: tierName(names, rules, id) }),
          })),
        ]}
      />
    </Field>
  );
}
