'use client';

import { useTranslations } from 'next-intl';
import { Checkbox, Field, Input, Select } from '@/components/ui';
import { AWARDS, CHASES, type Rules } from '@/lib/rules';
import { ChanceView } from './chance-view';
import { MatcherEditor } from './matcher-editor';
import type { TierDraft, TierProblems } from './tier-draft';
import { useRulesProblem } from './use-rules-problem';

export interface TierFieldsProps {
  draft: TierDraft;
  /** With this draft. */
  rules: Rules;
  problems: TierProblems;
  /** Whether wrong fields are marked: once the form has been sent. */
  marked: boolean;
  onChange: (part: Partial<TierDraft>) => void;
}

/** What a kind of prize is called and how many of it a table has. */
export function TierFields({ draft, problems, marked, onChange, rules }: TierFieldsProps) {
  const t = useTranslations('prizes');
  const explain = useRulesProblem(rules, draft);
  const wrongRules = problems.field === 'quantity' && problems.rules ? explain(problems.rules) : undefined;
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      {draft.kind === 'zhuangyuan' ? null : (
        <Field
          label={t('tier.name')}
          error={marked && problems.name ? t('tier.wrongName') : undefined}
          className="min-w-44 flex-1 basis-44"
        >
          <Input
            value={draft.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        </Field>
      )}
      {draft.unlimited ? null : (
        <Field
          label={t('quantity')}
          error={marked && problems.quantity ? t('item.wrongQuantity') : wrongRules}
          className={wrongRules === undefined ? 'w-40' : 'w-full'}
        >
          <Input
            inputMode="numeric"
            value={draft.quantity}
            className="max-w-40"
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
        </Field>
      )}
      {draft.kind === 'zhuangyuan' ? null : (
        <Checkbox
          label={draft.kind === 'consolation' ? t('tier.everybody') : t('unlimitedLabel')}
          className="sm:pt-8"
          checked={draft.unlimited}
          onChange={({ target }) => onChange({ unlimited: target.checked })}
        />
      )}
    </div>
  );
}

/** Which dice an ordinary tier is for, how likely they are, and what happens once it is gone. */
export function TierDice({ draft, rules, problems, marked, onChange }: TierFieldsProps) {
  const t = useTranslations('prizes');
  const explain = useRulesProblem(rules, draft);
  const wrong = problems.field === 'match' ? problems.rules : null;
  // That nothing is chosen yet is no mistake before the form has been sent.
  const shown = marked || wrong?.code !== 'match-empty' ? wrong : null;
  return (
    <div className="flex flex-col gap-4">
      <MatcherEditor
        match={draft.match}
        error={shown ? explain(shown) : undefined}
        onChange={(match) => onChange({ match })}
      />
      {draft.match.length > 0 ? <ChanceView rules={rules} tier={draft.id} /> : null}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('tier.award')} hint={t(`award.${draft.award}Hint`)}>
          <Select
            value={draft.award}
            onChange={({ target }) => onChange({ award: pick(AWARDS, target.value) })}
            options={AWARDS.map((award) => ({ value: award, label: t(`award.${award}`) }))}
          />
        </Field>
        <Field label={t('tier.chase')} hint={t(`chase.${draft.chase}Hint`)}>
          <Select
            value={draft.chase}
            onChange={({ target }) => onChange({ chase: pick(CHASES, target.value) })}
            options={CHASES.map((chase) => ({ value: chase, label: t(`chase.${chase}`) }))}
          />
        </Field>
      </div>
    </div>
  );
}

function pick<Value extends string>(values: readonly [Value, ...Value[]], text: string): Value {
  return values.find((value) => value === text) ?? values[0];
}
