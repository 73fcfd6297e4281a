'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button, Notice, Radio } from '@/components/ui';
import { valueAt } from '@/lib/schemas/rule-options/values';
import type { RulesContext } from './rules-context';

/** What others have saved while one was typing: taken in where it is another option, else to be chosen. */
export function MergeNotice({ editing, words }: Pick<RulesContext, 'editing' | 'words'>) {
  const t = useTranslations('rulebook');
  const name = useId();
  const { merge, seen, saved, changes } = editing;
  if (!merge) return null;
  const came = merge.theirs.filter((key) => !merge.clashes.includes(key));
  return (
    <Notice
      tone="warning"
      title={t('merge.title')}
      className="mb-6"
      actions={
        <Button size="small" onClick={editing.accept}>
          {t('merge.accept')}
        </Button>
      }
    >
      {came.length > 0 ? (
        <>
          <p className="mt-1">{t('merge.came')}</p>
          <ul className="list-disc pl-5">
            {came.map((key) => (
              <li key={key}>
                {t('merge.row', {
                  option: words.titleOf(key),
                  before: words.summary(key, valueAt(seen, key)),
                  after: words.summary(key, valueAt(saved, key)),
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {merge.clashes.length > 0 ? <p className="mt-2">{t('merge.clash')}</p> : null}
      {merge.clashes.map((key) => (
        <fieldset key={key} className="mt-1">
          <legend className="font-semibold">{words.titleOf(key)}</legend>
          <Radio
            name={name + key}
            label={t('merge.mine', { value: words.summary(key, changes[key]) })}
            defaultChecked
          />
          <Radio
            name={name + key}
            label={t('merge.theirs', { value: words.summary(key, valueAt(saved, key)) })}
            onChange={() => editing.dropEach([key])}
          />
        </fieldset>
      ))}
    </Notice>
  );
}
