'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Badge, Card, Tabs, useToast } from '@/components/ui';
import type { PresetId, Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import type { PlanItem } from '@/lib/schemas/prize-plan';
import type { Answer } from '@/lib/schemas/problem';
import { referenceOf } from '@/lib/schemas/rule-options/marks';
import { splitKey, type OptionId } from '@/lib/schemas/rule-options/options';
import type { ChoosePresetInput, SaveRulesInput } from '@/lib/schemas/rules-form';
import { RuleSheet } from '../rule-sheet';
import { useAct } from '../use-act';
import { ChooseDialog } from './choose-dialog';
import { ComparePanel, type Compared } from './compare-panel';
import { CurrentCard } from './current-card';
import { MergeNotice } from './merge-notice';
import { optionStates } from './option-state';
import { OptionsPanel } from './options-panel';
import { PresetsPanel } from './presets-panel';
import type { RulesContext } from './rules-context';
import { SaveBar } from './save-bar';
import { useOptionWords } from './use-option-words';
import { useRulesDraft } from './use-rules-draft';

export interface RulesPanelProps {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  items: readonly PlanItem[];
  choose: (input: ChoosePresetInput) => Promise<Answer<{ dropped: number }>>;
  save: (input: SaveRulesInput) => Promise<Answer<unknown>>;
}

type Tab = 'presets' | 'options' | 'compare' | 'sheet';

/** What the event is played by: a rulebook to start from, every option of it, and what guests read of it. */
export function RulesPanel({ event, rules: saved, preset, items, choose, save }: RulesPanelProps) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const toast = useToast();
  const [tab, setTab] = useState<Tab>('presets');
  const [open, setOpen] = useState<readonly OptionId[]>([]);
  const [asking, setAsking] = useState<PresetId | null>(null);
  const disabled = !event.editable || event.status !== 'draft';
  const editing = useRulesDraft(event.id, saved, !disabled);
  const words = useOptionWords(editing.rules);
  const reference = referenceOf(saved, preset);
  const referenceName = names(`preset.${reference}`);
  const [compared, setCompared] = useState<Compared>({ presets: [reference, 'plain', null], ours: false });
  const states = useMemo(() => optionStates(editing, reference), [editing, reference]);
  const { run, busy, problem, clear } = useAct(save);
  const base = `/events/${event.id}`;
  const context: RulesContext = {
    editing,
    words,
    reference,
    referenceName,
    disabled,
    prizes: `${base}/prizes`,
  };
  const show = (ids: readonly OptionId[]) => {
    setTab('options');
    setOpen([...open.filter((id) => !ids.includes(id)), ...ids]);
  };
  const compareWith = (id: PresetId) => {
    setCompared({ presets: [id, null, null], ours: true });
    setTab('compare');
  };
  const submit = async () => {
    const changes = Object.entries(editing.changes).map(([option, value]) => ({ option, value }));
    const answer = await run({
      eventId: event.id,
      revision: event.revision,
      seen: editing.seen,
      changes,
    });
    if (!answer?.ok) return;
    editing.dropAll();
    clear();
    toast(t('save.saved'));
  };
  const changed = states.filter((state) => state.changed.length > 0).length;
  return (
    <>
      <PageHeading
        title={t('title')}
        text={event.status === 'draft' ? t('lead') : t('frozen')}
        actions={<LinkButton href={`${base}/rules/try`}>{t('try')}</LinkButton>}
      />
      <MergeNotice editing={editing} words={words} />
      <CurrentCard
        {...context}
        title={preset === null ? t('ownRules') : referenceName}
        onOpen={(id) => show([id])}
      />
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'presets', label: t('tab.presets') },
          {
            id: 'options',
            label: t('tab.options'),
            badge: changed > 0 ? <Badge tone="good">{changed}</Badge> : undefined,
          },
          { id: 'compare', label: t('tab.compare') },
          { id: 'sheet', label: t('tab.sheet') },
        ]}
      >
        {tab === 'presets' ? (
          <PresetsPanel
            current={preset}
            onChoose={disabled ? null : setAsking}
            onCompare={(id) => (changed === 0 && id === reference ? null : () => compareWith(id))}
          />
        ) : tab === 'options' ? (
          <OptionsPanel
            {...context}
            states={states}
            open={open}
            onOpen={setOpen}
            tryIt={`${base}/rules/try`}
          />
        ) : tab === 'compare' ? (
          <ComparePanel
            compared={compared}
            onChange={setCompared}
            ours={editing.rules}
            unsaved={Object.keys(editing.changes).length > 0}
            final={reference}
          />
        ) : (
          <Card
            title={t('sheet.title', { event: event.name })}
            actions={<LinkButton href={`${base}/prints`}>{t('sheet.print')}</LinkButton>}
          >
            <p className="mb-5 text-ink-2">
              {t('sheet.text')} {Object.keys(editing.changes).length > 0 ? t('sheet.unsaved') : null}
            </p>
            <RuleSheet rules={editing.rules} />
          </Card>
        )}
      </Tabs>
      {disabled ? null : (
        <SaveBar
          editing={editing}
          busy={busy}
          problem={problem}
          tryIt={`${base}/rules/try`}
          onSave={() => void submit()}
          onShowProblems={() => show(editing.problems.flatMap(({ key }) => splitKey(key)?.id ?? []))}
        />
      )}
      {asking ? (
        <ChooseDialog
          key={asking}
          event={event}
          editing={editing}
          preset={asking}
          items={items}
          choose={choose}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}
