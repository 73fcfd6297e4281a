'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { Button, Card, EmptyState, Field, Input } from '@/components/ui';
import { PRESET_FINAL } from '@/lib/rules';
import { OPTION_GROUPS, optionOf, splitKey, type OptionId } from '@/lib/schemas/rule-options/options';
import { OptionRow } from './option-row';
import type { OptionState } from './option-state';
import type { RulesContext } from './rules-context';

interface Props extends RulesContext {
  states: readonly OptionState[];
  /** Options that were asked for from elsewhere on the page. */
  open: readonly OptionId[];
  onOpen: (open: readonly OptionId[]) => void;
  tryIt: string;
}

/** All options in their groups; at first only those that differ from the preset. */
export function OptionsPanel({ states, open, onOpen, tryIt, ...context }: Props) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const { words, reference, referenceName } = context;
  const [all, setAll] = useState(false);
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const shown = states.filter((state) => {
    if (wanted !== '') return textOf(state, context).includes(wanted);
    return all || isRemarkable(state) || open.includes(state.id);
  });
  const toggle = (id: OptionId) =>
    onOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  const remarkable = states.filter(isRemarkable).length;
  const summary = (count: number, changed: number) =>
    changed === 0
      ? t('sameAll', { count, preset: referenceName })
      : t('sameBut', { same: count - changed, changed, preset: referenceName });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <Field label={t('search')} className="min-w-60 flex-1 sm:max-w-sm">
          <Input
            type="search"
            value={query}
            placeholder={t('searchHint')}
            onChange={({ target }) => setQuery(target.value)}
          />
        </Field>
        <div role="group" aria-label={t('show')} className="flex flex-wrap gap-2">
          <Toggle pressed={!all} onPress={() => setAll(false)}>
            {t('showChanged', { count: remarkable })}
          </Toggle>
          <Toggle pressed={all} onPress={() => setAll(true)}>
            {t('showAll', { count: states.length })}
          </Toggle>
        </div>
      </div>
      <p aria-live="polite" className={shown.length > 0 ? 'mb-4 text-ink-2' : 'sr-only'}>
        {wanted === ''
          ? summary(states.length, states.filter(({ changed }) => changed.length > 0).length)
          : t('searchCount', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        wanted === '' ? (
          <EmptyState
            title={t('noneChanged', { preset: referenceName })}
            icon="check"
            actions={<Button onClick={() => setAll(true)}>{t('showAll', { count: states.length })}</Button>}
          >
            {t('noneChangedText')}
          </EmptyState>
        ) : (
          <EmptyState title={t('searchNone', { text: query.trim() })} icon="search" />
        )
      ) : null}
      {OPTION_GROUPS.map((group) => {
        const own = shown.filter(({ id }) => optionOf(id).group === group);
        return own.length === 0 ? null : (
          <Card key={group} flush title={words.group(group)} className="mb-4">
            <ul className="divide-y divide-line-2 border-t border-line-2">
              {own.map((state) => (
                <OptionRow
                  key={state.id}
                  state={state}
                  open={open.includes(state.id)}
                  onToggle={() => toggle(state.id)}
                  {...context}
                />
              ))}
            </ul>
          </Card>
        );
      })}
      {all && wanted === '' ? (
        <Card title={t('finalNote.title')}>
          <p className="max-w-prose">
            {t('finalNote.text', { format: names(`format.${PRESET_FINAL[reference]}`) })}
          </p>
          <LinkButton href={`${tryIt}?what=final`} className="mt-3">
            {t('finalNote.try')}
          </LinkButton>
        </Card>
      ) : null}
    </>
  );
}

function isRemarkable({ changed, unsaved, problems }: OptionState): boolean {
  return changed.length + unsaved.length + problems.length > 0;
}

/** All that one might look for it by. */
function textOf({ id, keys }: OptionState, { words, editing }: RulesContext): string {
  const { editor, group } = optionOf(id);
  const choices = editor.kind === 'choice' ? editor.values.map((value) => words.choice(id, value)) : [];
  const tiers = keys.map((key) => splitKey(key)?.tier ?? null).filter((tier) => tier !== null);
  const parts = [
    words.title(id),
    words.text(id),
    words.group(group),
    words.summaryOfOption(editing.draft, id),
    ...choices,
    ...tiers.map(words.tier),
  ];
  return parts.join('\n').toLowerCase();
}

function Toggle(props: { pressed: boolean; onPress: () => void; children: React.ReactNode }) {
  return (
    <Button
      aria-pressed={props.pressed}
      onClick={props.onPress}
      className={props.pressed ? 'border-jade! bg-jade-soft!' : undefined}
    >
      {props.children}
    </Button>
  );
}
