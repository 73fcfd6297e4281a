'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LinkButton } from '@/components/frame/link-button';
import { PageHeading } from '@/components/frame/page-heading';
import { Field, Icon, Notice, Select, Tabs } from '@/components/ui';
import { PRESET_IDS, type PresetId, type Rules } from '@/lib/rules';
import type { ItemView } from '@/lib/schemas/game';
import { FinalPanel } from './final-panel';
import { TablePanel } from './table-panel';
import { TRY_TABS, type TryTab } from './tabs';
import { ThrowPanel } from './throw-panel';
import { useTryRules } from './use-try-rules';

export interface TryPanelProps {
  eventId: string;
  rules: Rules;
  preset: PresetId | null;
  items: readonly ItemView[];
  tab: TryTab;
  /** Whether this person may change the rules, so that there may be something unsaved. */
  open: boolean;
}

const NO_ITEMS: readonly ItemView[] = [];

/** Throws, tables and finals for a look at the rules: all in the browser, judged by what judges the evening. */
export function TryPanel({ eventId, rules: saved, preset, items, tab: first, open }: TryPanelProps) {
  const t = useTranslations('tryout');
  const names = useTranslations('rules');
  const [tab, setTab] = useState<TryTab>(first);
  const { source, rules, draft, broken, choose } = useTryRules(eventId, saved, open);
  const goods = source === 'event' || source === 'draft' ? items : NO_ITEMS;
  const played = JSON.stringify(rules);
  return (
    <>
      <PageHeading
        title={t('title')}
        text={t('lead')}
        actions={
          <LinkButton href={`/events/${eventId}/rules`} variant="quiet">
            <Icon name="arrow-left" />
            {t('back')}
          </LinkButton>
        }
      />
      <div className="mb-5">
        <Field label={t('rules.label')} className="max-w-md">
          <Select
            value={source}
            onChange={({ target }) => choose(target.value)}
            options={[
              ...(draft ? [{ value: 'draft', label: t('rules.draft') }] : []),
              { value: 'event', label: t('rules.event') },
              ...PRESET_IDS.map((id) => ({ value: id, label: names(`preset.${id}`) })),
            ]}
          />
        </Field>
        {broken ? (
          <Notice tone="warning" className="mt-3">
            {t('rules.broken')}
          </Notice>
        ) : null}
      </div>
      <Tabs
        label={t('tabs')}
        value={tab}
        onChange={setTab}
        items={TRY_TABS.map((id) => ({ id, label: t(`tab.${id}`) }))}
      >
        {tab === 'throw' ? (
          <ThrowPanel rules={rules} items={goods} />
        ) : tab === 'table' ? (
          <TablePanel key={played} rules={rules} items={goods} />
        ) : (
          <FinalPanel key={played} rules={rules} preset={isPreset(source) ? source : preset} />
        )}
      </Tabs>
    </>
  );
}

function isPreset(source: string): source is PresetId {
  return source !== 'event' && source !== 'draft';
}
