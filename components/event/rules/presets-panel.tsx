'use client';

import { useTranslations } from 'next-intl';
import { Badge, Button, Card, cx } from '@/components/ui';
import { PRESET_FINAL, PRESET_IDS, PRESETS, type PresetId } from '@/lib/rules';
import { TraitList } from './trait-list';

/** The four that most evenings are played by; the others are folded. */
const UP_FRONT: readonly PresetId[] = ['corporate', 'xiamen', 'express', 'plain'];

interface Props {
  current: PresetId | null;
  /** Null where nothing may be chosen. */
  onChoose: ((preset: PresetId) => void) | null;
  /** Null for one that is what the event plays by. */
  onCompare: (preset: PresetId) => (() => void) | null;
}

/** The rulebooks to start from, each told by what sets it apart. */
export function PresetsPanel({ current, onChoose, onCompare }: Props) {
  const t = useTranslations('rulebook');
  const others = PRESET_IDS.filter((id) => !UP_FRONT.includes(id));
  const card = (id: PresetId) => (
    <li key={id} className="flex min-w-0">
      <PresetCard
        id={id}
        current={id === current}
        onChoose={onChoose && id !== current ? () => onChoose(id) : null}
        onCompare={onCompare(id)}
      />
    </li>
  );
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 2xl:grid-cols-4">{UP_FRONT.map(card)}</ul>
      <details className="mt-5" open={current !== null && others.includes(current)}>
        <summary className="min-h-11 w-fit rounded-control py-2 font-semibold text-lacquer">
          {t('others', { count: others.length })}
        </summary>
        <ul className="mt-2 grid gap-3 md:grid-cols-2 2xl:grid-cols-4">{others.map(card)}</ul>
      </details>
    </>
  );
}

function PresetCard(props: {
  id: PresetId;
  current: boolean;
  onChoose: (() => void) | null;
  onCompare: (() => void) | null;
}) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const { id, current, onChoose, onCompare } = props;
  const preset = names(`preset.${id}`);
  return (
    <Card
      className={cx('flex w-full flex-col', current && 'border-jade ring-1 ring-jade')}
      title={preset}
      actions={current ? <Badge tone="good">{t('chosen')}</Badge> : undefined}
    >
      <TraitList rules={PRESETS[id]} className="text-[0.9375rem]" />
      <p className="mt-2 text-sm text-ink-2">{t('final', { format: names(`format.${PRESET_FINAL[id]}`) })}</p>
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        {onChoose ? (
          <Button onClick={onChoose} aria-label={t('chooseNamed', { preset })}>
            {t('choose')}
          </Button>
        ) : null}
        {onCompare ? (
          <Button
            variant="quiet"
            className="text-lacquer! only:-ml-4"
            onClick={onCompare}
            aria-label={t('compare.openNamed', { preset })}
          >
            {t('compare.open')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}
