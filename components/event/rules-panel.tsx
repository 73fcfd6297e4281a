'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHeading } from '@/components/frame/page-heading';
import { Badge, Button, Card, ConfirmDialog, cx, Notice, useToast } from '@/components/ui';
import { PRESET_FINAL, PRESET_IDS, PRESETS, type PresetId, type Rules } from '@/lib/rules';
import type { EventHead } from '@/lib/schemas/event-view';
import { planPrizes, type PlanItem } from '@/lib/schemas/prize-plan';
import type { ChoosePresetInput } from '@/lib/schemas/rules-form';
import type { Answer } from '@/lib/schemas/problem';
import { ProblemNotice } from './problem-notice';
import { TraitList } from './trait-list';
import { useAct } from './use-act';
import { tierName } from '@/components/table/use-words';

export interface RulesPanelProps {
  event: EventHead;
  rules: Rules;
  preset: PresetId | null;
  items: readonly PlanItem[];
  choose: (input: ChoosePresetInput) => Promise<Answer<{ dropped: number }>>;
}

/** The four that most evenings are played by; the others are folded. */
const UP_FRONT: readonly PresetId[] = ['corporate', 'xiamen', 'express', 'plain'];

/** Which rulebook the event is played by, each told by what sets it apart. */
export function RulesPanel({ event, rules, preset, items, choose }: RulesPanelProps) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const [asking, setAsking] = useState<PresetId | null>(null);
  const draft = event.editable && event.status === 'draft';
  const others = PRESET_IDS.filter((id) => !UP_FRONT.includes(id));
  const card = (id: PresetId) => (
    <li key={id} className="flex">
      <PresetCard
        id={id}
        current={id === preset}
        onChoose={draft && id !== preset ? () => setAsking(id) : null}
      />
    </li>
  );
  return (
    <>
      <PageHeading title={t('title')} text={event.status === 'draft' ? t('lead') : t('frozen')} />
      <Card className="mb-6 border-gold-fill/60">
        <p className="text-sm text-ink-2">{t('current')}</p>
        <h2 className="text-xl font-bold">{preset === null ? t('ownRules') : names(`preset.${preset}`)}</h2>
        <TraitList rules={rules} className="mt-2" />
      </Card>
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-4">{UP_FRONT.map(card)}</ul>
      <details className="mt-5" open={preset !== null && others.includes(preset)}>
        <summary className="min-h-11 w-fit rounded-control py-2 font-semibold text-lacquer">
          {t('others', { count: others.length })}
        </summary>
        <ul className="mt-2 grid gap-3 md:grid-cols-2 2xl:grid-cols-4">{others.map(card)}</ul>
      </details>
      {asking ? (
        <ChooseDialog
          key={asking}
          event={event}
          rules={rules}
          preset={asking}
          items={items}
          choose={choose}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </>
  );
}

function PresetCard({
  id,
  current,
  onChoose,
}: {
  id: PresetId;
  current: boolean;
  onChoose: (() => void) | null;
}) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  return (
    <Card
      className={cx('flex w-full flex-col', current && 'border-jade ring-1 ring-jade')}
      title={names(`preset.${id}`)}
      actions={current ? <Badge tone="good">{t('chosen')}</Badge> : undefined}
    >
      <TraitList rules={PRESETS[id]} className="text-[0.9375rem]" />
      <p className="mt-2 text-sm text-ink-2">{t('final', { format: names(`format.${PRESET_FINAL[id]}`) })}</p>
      {onChoose ? (
        <div className="mt-auto pt-3">
          <Button onClick={onChoose} aria-label={t('chooseNamed', { preset: names(`preset.${id}`) })}>
            {t('choose')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

interface ChooseDialogProps {
  event: EventHead;
  /** Those that the event has now. */
  rules: Rules;
  preset: PresetId;
  items: readonly PlanItem[];
  choose: RulesPanelProps['choose'];
  onClose: () => void;
}

function ChooseDialog({ event, rules, preset, items, choose, onClose }: ChooseDialogProps) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const toast = useToast();
  const { run, busy, problem } = useAct(choose);
  const { stray } = planPrizes(PRESETS[preset], items);
  const name = names(`preset.${preset}`);
  return (
    <ConfirmDialog
      open
      title={t('ask', { preset: name })}
      confirmLabel={t('choose')}
      cancelLabel={t('cancel')}
      danger={stray.length > 0}
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
          toast(t('changed', { preset: name }));
          onClose();
        })
      }
    >
      <p>{t('askText')}</p>
      {stray.length > 0 ? (
        <Notice tone="warning" title={t('drops')} className="mt-3">
          <ul className="list-disc pl-5">
            {stray.map((item) => (
              <li key={item.id}>
                {t('dropped', {
                  tier: tierName(names, rules, item.tier ?? ''),
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
