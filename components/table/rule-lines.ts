import type { useTranslations } from 'use-intl';
import { ZHUANGYUAN, type Explanation, type Matcher, type Rules } from '../../lib/rules';
import type { Words } from './use-words';

interface Told {
  t: ReturnType<typeof useTranslations<'table'>>;
  words: Pick<Words, 'hand' | 'tier'>;
  rules: Rules;
  /** Whether the title is locked by 免抢. */
  locked: boolean;
}

/** The rule behind an entry, as these rules have it: how the tier is matched, and what happened by which option. */
export function ruleLines(
  told: Told,
  { plain, tier, hand, nothing }: Pick<Explanation, 'plain' | 'tier' | 'hand' | 'nothing'>,
): string[] {
  const { t, rules } = told;
  const lines = tier ? tierLines(told, tier) : [];
  if (plain?.kind === 'miss') lines.push(t(`why.miss.${plain.reason === 'foul' ? 'void' : rules.miss}`));
  if (plain?.kind === 'rethrow') lines.push(t('why.rethrow'));
  if (plain?.kind === 'pass') lines.push(t('why.pass'));
  if (nothing === 'no-hand') lines.push(t('why.noHand'));
  if (hand === 'jinhua' && rules.jinhua.duitang !== 'none')
    lines.push(t(`why.jinhua.${rules.jinhua.duitang}`));
  if (hand === 'liuhong' && rules.liuhong.takes !== 'none')
    lines.push(t(`why.liuhong.${rules.liuhong.takes}`));
  if (hand === 'liuhei' && rules.liuhei.then !== 'nothing') lines.push(t(`why.liuhei.${rules.liuhei.then}`));
  return lines.length > 0 ? lines : [t('why.plain')];
}

function tierLines({ t, words, rules, locked }: Told, id: string): string[] {
  if (id === ZHUANGYUAN) {
    const { order, contest, repeat } = rules.zhuangyuan;
    return [
      t('why.order', { order: order.map((hand) => words.hand(hand)).join(' < ') }),
      t(`why.contest.${contest}`),
      ...(contest === 'highest' ? [t(`why.repeat.${repeat}`)] : []),
      ...(locked ? [t('why.locked')] : []),
    ];
  }
  const tier = rules.tiers.find((one) => one.id === id);
  if (!tier) return [];
  const match = tier.match.map((one) => matcherText(t, one)).join(t('why.or'));
  const chase = tier.chase !== 'none' && tier.quantity !== null ? [t(`why.chase.${tier.chase}`)] : [];
  return [t('why.match', { tier: words.tier(id), match }), ...chase];
}

function matcherText(t: Told['t'], one: Matcher): string {
  if ('fours' in one) return t('why.fours', { count: one.fours });
  if ('alike' in one) return t('why.alike', { count: one.alike });
  return 'exact' in one ? t('why.exact', { dice: one.exact }) : t('why.straight');
}
