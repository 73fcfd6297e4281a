'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { tierName } from '@/components/table/use-words';
import { cx } from '@/components/ui';
import type { Rules, ZhuangyuanClass } from '@/lib/rules';
import type { OptionKey } from '@/lib/schemas/rule-options/options';
import { sceneOf } from '@/lib/schemas/rule-options/scenes';
import { SceneView } from './scene-view';

interface Props {
  rules: Rules;
  option: OptionKey;
  value: unknown;
  /** Which member of a list is to be seen. */
  of?: ZhuangyuanClass | number;
  className?: string;
}

/** What one choice of an option does, in dice. */
export function Example({ rules, option, value, of, className }: Props) {
  const t = useTranslations('options');
  const names = useTranslations('rules');
  const scene = useMemo(
    () => sceneOf({ rules, key: option, value, ...(of !== undefined && { of }) }),
    [rules, option, value, of],
  );
  const stock = scene?.rules.tiers
    .filter(({ id }) => scene.stock.includes(id))
    .map(({ id, quantity }) =>
      t('value.tierCount', {
        tier: tierName(names, scene.rules, id),
        count: quantity ?? t('value.unlimited'),
      }),
    )
    .reverse();
  const title = () => {
    if (!scene) return t('example.none');
    if (!stock || stock.length === 0) return t('example.title');
    const tiers = stock.join(t('value.list'));
    return t(stock.length === scene.rules.tiers.length ? 'example.stockAlone' : 'example.stock', { tiers });
  };
  return (
    <figure className={cx('border-l-3 border-gold-fill/50 pl-3', className)}>
      <figcaption className="mb-1 text-sm text-ink-2">{title()}</figcaption>
      {scene ? <SceneView scene={scene} /> : null}
    </figure>
  );
}
