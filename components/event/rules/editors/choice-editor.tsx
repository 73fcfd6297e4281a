'use client';

import { useId } from 'react';
import { Badge, Radio } from '@/components/ui';
import { optionOf, splitKey } from '@/lib/schemas/rule-options/options';
import { sameValue } from '@/lib/schemas/rule-options/values';
import { Example } from '../example';
import type { EditorProps } from './editing';

/** One of a few choices, each with what the same throws come to by it. */
export function ChoiceEditor(props: EditorProps) {
  const { option, value, rules, words, disabled, reference, onChange } = props;
  const name = useId();
  const parts = splitKey(option);
  const editor = parts && optionOf(parts.id).editor;
  if (!parts || editor?.kind !== 'choice') return null;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="sr-only">{words.titleOf(option)}</legend>
      <div className="grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {editor.values.map((choice) => (
          <ChoiceCard key={String(choice)}>
            <Radio
              name={name}
              label={<b className="font-semibold">{words.choice(parts.id, choice)}</b>}
              checked={sameValue(option, value, choice)}
              onChange={() => onChange(choice)}
              hint={
                sameValue(option, reference.value, choice) ? (
                  <Badge className="mt-1">{reference.name}</Badge>
                ) : undefined
              }
            />
            <Example rules={rules} option={option} value={choice} />
          </ChoiceCard>
        ))}
      </div>
    </fieldset>
  );
}

/** A choice with its example; the chosen one stands out. */
export function ChoiceCard({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-control border border-line bg-card p-3 has-checked:border-jade has-checked:ring-1 has-checked:ring-jade">
      {children}
    </div>
  );
}
