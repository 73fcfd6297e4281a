'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Badge, Button, cx, Icon, Notice } from '@/components/ui';
import { presetValue } from '@/lib/schemas/rule-options/marks';
import { optionOf, splitKey, type OptionKey } from '@/lib/schemas/rule-options/options';
import { valueAt } from '@/lib/schemas/rule-options/values';
import { OptionEditor } from './option-editor';
import type { OptionState } from './option-state';
import { ProblemNotes } from './problem-notes';
import type { RulesContext } from './rules-context';

interface Props extends RulesContext {
  state: OptionState;
  open: boolean;
  onToggle: () => void;
}

/** One option: what it says now and what is remarkable about that; opened, all that it could say. */
export function OptionRow({ state, open, onToggle, ...context }: Props) {
  const t = useTranslations('rulebook');
  const { editing, words } = context;
  const { id, unsaved, changed, unusual, problems, idle } = state;
  const panel = useId();
  return (
    <li id={`option-${id}`} className="scroll-mt-20">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={onToggle}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-paper-2 sm:px-5"
        >
          <span className="grid min-w-0 flex-1 gap-x-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <span className="flex flex-wrap content-start items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{words.title(id)}</span>
              {problems.length > 0 ? <Badge tone="bad">{t('mark.problem')}</Badge> : null}
              {unsaved.length > 0 ? <Badge tone="gold">{t('mark.unsaved')}</Badge> : null}
              {changed.length > 0 ? <Badge tone="good">{t('mark.changed')}</Badge> : null}
              {unusual.length > 0 ? <Badge>{t('mark.unusual')}</Badge> : null}
            </span>
            <span className="wrap-anywhere text-ink-2">
              {words.summaryOfOption(editing.draft, id)}
              {idle === null ? null : <span className="ml-1 text-sm">{t('mark.idle')}</span>}
            </span>
          </span>
          <Icon name="chevron-down" className={cx('text-ink-2 transition-transform', open && 'rotate-180')} />
        </button>
      </h3>
      <div id={panel} hidden={!open} className="border-t border-line-2 bg-paper-2 px-4 py-4 sm:px-5">
        {open ? <OptionBody state={state} {...context} /> : null}
      </div>
    </li>
  );
}

function OptionBody({ state, ...context }: Omit<Props, 'open' | 'onToggle'>) {
  const t = useTranslations('rulebook');
  const options = useTranslations('options');
  const { editing, words, prizes, disabled } = context;
  const { id, keys, problems, idle } = state;
  const [chosen, setChosen] = useState<OptionKey | null>(null);
  const key = keys.find((one) => one === chosen) ?? firstOf(state);
  if (key === undefined) return null;
  return (
    <>
      <p className="mb-4 max-w-prose">{words.text(id)}</p>
      {idle === null ? null : (
        <Notice className="mb-4">{options('idle.lead', { why: options(`idle.${idle}`) })}</Notice>
      )}
      <ProblemNotes problems={problems} rules={editing.rules} prizes={prizes} onMend={editing.set} />
      {optionOf(id).perTier ? (
        <div role="group" aria-label={options('edit.chooseTier')} className="mb-4 flex flex-wrap gap-2">
          {keys.map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={one === key}
              className={cx('py-1.5 text-left', one === key && 'border-jade! bg-jade-soft!')}
              onClick={() => setChosen(one)}
            >
              <span className="wrap-anywhere">{words.tier(splitKey(one)?.tier ?? '')}</span>
              <span className="font-normal text-ink-2">
                {words.summary(one, valueAt(editing.draft, one))}
              </span>
            </Button>
          ))}
        </div>
      ) : null}
      <OptionEditor
        key={key}
        option={key}
        value={valueAt(editing.draft, key)}
        rules={editing.rules}
        draft={editing.draft}
        words={words}
        disabled={disabled}
        reference={{ name: context.referenceName, value: presetValue(context.reference, key) }}
        onChange={(value) => editing.set(key, value)}
        problem={problems.find((one) => one.key === key)}
        prizes={prizes}
      />
      <ResetButtons
        state={state}
        {...context}
        labels={{ undo: t('undo'), reset: t('reset', { preset: context.referenceName }) }}
      />
    </>
  );
}

/** The tier that is remarkable, else the highest. */
function firstOf({ keys, problems, unsaved, changed }: OptionState): OptionKey | undefined {
  return problems[0]?.key ?? unsaved[0] ?? changed[0] ?? keys[0];
}

function ResetButtons({
  state: { id, unsaved, changed },
  editing,
  reference,
  disabled,
  labels,
}: Pick<Props, 'state' | 'editing' | 'reference' | 'disabled'> & {
  labels: { undo: string; reset: string };
}) {
  if (disabled || optionOf(id).editor.kind === 'prizes') return null;
  if (unsaved.length === 0 && changed.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {unsaved.length > 0 ? (
        <Button size="small" onClick={() => editing.dropEach(unsaved)}>
          <Icon name="undo" className="size-4" />
          {labels.undo}
        </Button>
      ) : null}
      {changed.length > 0 ? (
        <Button
          size="small"
          onClick={() => editing.setEach(changed.map((key) => [key, presetValue(reference, key)]))}
        >
          {labels.reset}
        </Button>
      ) : null}
    </p>
  );
}
