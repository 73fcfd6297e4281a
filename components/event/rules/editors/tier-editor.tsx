'use client';

import { useId } from 'react';
import { Badge, Radio } from '@/components/ui';
import { Example } from '../example';
import { ChoiceCard } from './choice-editor';
import type { EditorProps } from './editing';

/** One of the tiers that give at once, or none of them. */
export function TierEditor({ option, value, rules, words, disabled, reference, onChange }: EditorProps) {
  const name = useId();
  const tiers = rules.tiers.filter(({ award }) => award === 'immediate').reverse();
  const known = tiers.some(({ id }) => id === value);
  const nowhere = known || typeof value !== 'string' ? freeId(rules.tiers) : value;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{words.titleOf(option)}</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {[...tiers.map(({ id }) => id), nowhere].map((choice) => (
          <ChoiceCard key={choice}>
            <Radio
              name={name}
              label={
                <b className="font-semibold wrap-anywhere">
                  {choice === nowhere ? words.choice('bonusTier', 'nowhere') : words.tier(choice)}
                </b>
              }
              checked={value === choice}
              onChange={() => onChange(choice)}
              hint={reference.value === choice ? <Badge className="mt-1">{reference.name}</Badge> : undefined}
            />
            <Example rules={rules} option={option} value={choice} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** An id that no tier has. */
function freeId(tiers: readonly { id: string }[]): string {
  let id = 'nowhere';
  while (tiers.some((tier) => tier.id === id)) id += '-';
  return id;
}
