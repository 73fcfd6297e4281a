'use client';

import { useTranslations } from 'next-intl';
import { tierName } from '@/components/table/use-words';
import { ConfirmDialog, Notice, useToast } from '@/components/ui';
import { PRESETS, type PresetId, type Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { planPrizes, type PlanItem } from '@/lib/schemas/prize-plan';
import type { Answer } from '@/lib/schemas/problem';
import { OPTIONS, optionOf } from '@/lib/schemas/rule-options/options';
import type { ChoosePresetInput } from '@/lib/schemas/rules-form';
import { ProblemNotice } from '../problem-notice';
import { useAct } from '../use-act';
import { useOptionWords } from './use-option-words';
import type { RulesEditing } from './use-rules-draft';

interface Props {
  event: EventHead;
  editing: RulesEditing;
  preset: PresetId;
  items: readonly PlanItem[];
  choose: (input: ChoosePresetInput) => Promise<Answer<{ dropped: number }>>;
  onClose: () => void;
}

/** Asks before the whole rulebook changes, and says what changes with it. */
export function ChooseDialog({ event, editing, preset, items, choose, onClose }: Props) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const toast = useToast();
  const { run, busy, problem } = useAct(choose);
  const { saved } = editing;
  const { stray } = planPrizes(PRESETS[preset], items);
  const unsaved = Object.keys(editing.changes).length;
  const replaced = useReplaced(saved, PRESETS[preset]);
  const name = names(`preset.${preset}`);
  return (
    <ConfirmDialog
      open
      title={t('ask', { preset: name })}
      confirmLabel={t('choose')}
      cancelLabel={t('cancel')}
      danger={stray.length > 0 || unsaved > 0}
      busy={busy}
      onCancel={onClose}
      onConfirm={() =>
        void run({
          eventId: event.id,
          revision: event.revision,
          preset,
          drops: stray.map((item) => item.id),
        }).then((chosen) => {
          if (!chosen?.ok) return;
          editing.dropAll();
          toast(t('changed', { preset: name }));
          onClose();
        })
      }
    >
      <p>{replaced.length > 0 ? t('replaces', { count: replaced.length }) : t('replacesNothing')}</p>
      {replaced.length > 0 ? (
        <ul className="mt-1 list-disc pl-5">
          {replaced.map(({ title, before, after }) => (
            <li key={title}>{t('merge.row', { option: title, before, after })}</li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3">{t('askText')}</p>
      {unsaved > 0 ? (
        <Notice tone="warning" className="mt-3">
          {t('dropsChanges', { count: unsaved })}
        </Notice>
      ) : null}
      {stray.length > 0 ? (
        <Notice tone="warning" title={t('drops')} className="mt-3">
          <ul className="list-disc pl-5">
            {stray.map((item) => (
              <li key={item.id}>
                {t('dropped', {
                  tier: tierName(names, saved, item.tier ?? ''),
                  name: item.name,
                  count: item.quantity,
                })}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <ProblemNotice problem={problem} className="mt-3" />
    </ConfirmDialog>
  );
}

/** The options that change, in words; of the prizes the next sentence speaks. */
function useReplaced(from: Rules, to: Rules): { title: string; before: string; after: string }[] {
  const [mine, theirs] = [useOptionWords(from), useOptionWords(to)];
  return OPTIONS.filter(({ id }) => optionOf(id).editor.kind !== 'prizes').flatMap(({ id }) => {
    const before = mine.summaryOfOption(from, id);
    const after = theirs.summaryOfOption(to, id);
    return before === after ? [] : [{ title: mine.title(id), before, after }];
  });
}
