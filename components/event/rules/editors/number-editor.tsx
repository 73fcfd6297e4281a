'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Checkbox, Field, Input } from '@/components/ui';
import { MOST_NUMBER, optionOf, splitKey } from '@/lib/schemas/rule-options/options';
import { Example } from '../example';
import type { EditorProps } from './editing';

/** What a box is filled with when it is ticked: a usual number of throws. */
const USUAL = 6;

/** A whole number, or none. What is typed stays as it is typed until it is one. */
export function NumberEditor(props: EditorProps & { error: string | undefined }) {
  const { option, value, rules, words, disabled, error, onChange } = props;
  const t = useTranslations('options');
  const id = useId();
  const parts = splitKey(option);
  const editor = parts && optionOf(parts.id).editor;
  const [usual, setUsual] = useState(typeof value === 'number' ? value : USUAL);
  if (editor?.kind !== 'number') return null;
  const type = (text: string) => {
    const typed = /^\s*\d+\s*$/.test(text) ? Number(text) : Infinity;
    const number = typed <= MOST_NUMBER ? typed : null;
    if (number !== null) setUsual(number);
    onChange(number ?? text);
  };
  return (
    <fieldset disabled={disabled} className="grid gap-4 md:grid-cols-2">
      <legend className="sr-only">{words.titleOf(option)}</legend>
      <div className="flex flex-col gap-2">
        {editor.none ? (
          <Checkbox
            label={t('edit.limited')}
            checked={value !== null}
            onChange={({ target }) => onChange(target.checked ? usual : null)}
          />
        ) : null}
        {value === null ? null : (
          <Field label={words.titleOf(option)} hideLabel error={error} className="max-w-48">
            <Input
              key={id}
              inputMode="numeric"
              value={typeof value === 'number' || typeof value === 'string' ? String(value) : ''}
              onChange={({ target }) => type(target.value)}
            />
          </Field>
        )}
      </div>
      <Example rules={rules} option={option} value={value} />
    </fieldset>
  );
}
