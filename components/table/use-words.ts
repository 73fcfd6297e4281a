'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { PRESETS, ZHUANGYUAN, type Hand, type HandDetail, type PresetId, type Rules } from '../../lib/rules';
import type { State } from '../../lib/rules';
import type { PrizeCount } from './table-view';

type Rule = ReturnType<typeof useTranslations<'rules'>>;

/** Tiers that have a name in every language, while they keep their preset's name. */
const STANDARD_TIERS = [
  'yixiu',
  'erju',
  'sijin',
  'sanhong',
  'duitang',
  'jinshi',
  'tanhua',
  'bangyan',
] as const;
type StandardTier = (typeof STANDARD_TIERS)[number];

const STANDARD_NAMES: ReadonlySet<string> = new Set(
  (Object.keys(PRESETS) as PresetId[]).flatMap((preset) =>
    PRESETS[preset].tiers.map(({ id, name }) => `${id} ${name}`),
  ),
);

/** Names of things in the language of the page. */
export interface Words {
  t: Rule;
  /** A guest's name, with the chair where two share it. */
  seat: (seat: number) => string;
  seats: (seats: readonly number[]) => string;
  tier: (id: string) => string;
  /** A hand as the table calls it out, with what it carries: 四红带九. */
  hand: (hand: Hand | 'roll-off', detail?: HandDetail) => string;
  prize: (prize: PrizeCount) => string;
  prizes: (prizes: readonly PrizeCount[]) => string;
  list: (parts: readonly string[]) => string;
}

/** A tier's name in the language of `t`: the organiser's own where it isn't the standard one. */
export function tierName(t: Rule, rules: Rules, id: string): string {
  if (id === ZHUANGYUAN) return t('tier.zhuangyuan');
  const tier = rules.tiers.find((one) => one.id === id);
  const standard = STANDARD_TIERS.find((one) => one === id);
  if (tier && standard && STANDARD_NAMES.has(`${id} ${tier.name}`))
    return t(`tier.${standard satisfies StandardTier}`);
  return tier?.name ?? (rules.consolation?.id === id ? rules.consolation.name : id);
}

/** A hand's name in the language of `t`. */
export function handName(t: Rule, hand: Hand | 'roll-off', detail: HandDetail = null): string {
  const numeral = (n: number) => t(`numeral.${n as 1}`);
  if (detail && 'sum' in detail && hand === 'sihong') return t('handWith.sihong', { n: numeral(detail.sum) });
  if (detail && 'kicker' in detail && (hand === 'wuzi' || hand === 'wuhong')) {
    return t(`handWith.${hand}`, { n: numeral(detail.kicker) });
  }
  if (detail && 'face' in detail && hand === 'liuhei')
    return t('handWith.liuhei', { n: numeral(detail.face) });
  return t(`hand.${hand}`);
}

/** The words for one game as it stands. */
export function useWords(state: State, chairOf: (seat: number) => number): Words {
  const t = useTranslations('rules');
  return useMemo(() => {
    const shared = sharedNames(state);
    const list = (parts: readonly string[]): string =>
      parts.length === 0 ? '' : parts.reduce((first, rest) => t('prize.list', { first, rest }));
    const seat = (number: number) => {
      const name = state.players[number - 1]?.name ?? String(number);
      return shared.has(name) ? t('seatOf', { name, chair: chairOf(number) }) : name;
    };
    const tier = (id: string) => tierName(t, state.rules, id);
    const prize = ({ tier: id, item, count }: PrizeCount) => {
      const name = item?.name ?? tier(id);
      return count === 1 ? name : t('prize.times', { prize: name, count });
    };
    return {
      t,
      seat,
      seats: (numbers) => list(numbers.map(seat)),
      tier,
      hand: (hand, detail = null) => handName(t, hand, detail),
      prize,
      prizes: (prizes) => list(prizes.map(prize)),
      list,
    };
  }, [t, state, chairOf]);
}

function sharedNames(state: State): ReadonlySet<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of state.players) (seen.has(name) ? shared : seen).add(name);
  return shared;
}
