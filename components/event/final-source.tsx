'use client';

import { useTranslations } from 'next-intl';
import { DiceRow } from '@/components/dice/dice-row';
import { handName } from '@/components/table/use-words';
import { handDetail } from '@/lib/rules';
import type { FinalistSource } from '@/lib/schemas/final-view';
import { usePlaceName } from './use-place-name';

/** Where a finalist comes from: the table, the throw that counted there, and its number in the log. */
export function FinalSource({ source }: { source: FinalistSource | null }) {
  const t = useTranslations('final');
  const rules = useTranslations('rules');
  const placeName = usePlaceName();
  if (!source) return <span className="text-ink-2">{t('from.added')}</span>;
  if (source.kind === 'stage') {
    const { stage, table, rank } = source;
    return rank === null ? t('from.stage', { stage, table }) : t('from.stageRank', { stage, table, rank });
  }
  const { hand, dice, entry } = source;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <span>{placeName(source)}</span>
      {hand ? <b>{handName(rules, hand, dice?.length === 6 ? handDetail(dice) : null)}</b> : null}
      {dice ? <DiceRow dice={dice} label={t('diceLabel', { dice })} className="size-5" /> : null}
      {entry === null ? null : <span className="text-sm opacity-80">{t('from.entry', { entry })}</span>}
    </span>
  );
}
