import { useTranslations } from 'use-intl';
import { ZHUANGYUAN, type Explanation, type Matcher } from '../../lib/rules';
import { useHost } from './host-context';

/** The rule behind an entry, as these rules have it: how the tier is matched, and what happened by which option. */
export function useRuleLines(): (told: Explanation) => string[] {
  const t = useTranslations('table');
  const { state, words } = useHost();
  const { rules } = state;
  const matcher = (one: Matcher): string => {
    if ('fours' in one) return t('why.fours', { count: one.fours });
    if ('alike' in one) return t('why.alike', { count: one.alike });
    return 'exact' in one ? t('why.exact', { dice: one.exact }) : t('why.straight');
  };
  const tierLines = (id: string): string[] => {
    if (id === ZHUANGYUAN) {
      const order = rules.zhuangyuan.order.map((hand) => words.hand(hand));
      return [
        t('why.order', { order: order.join(' < ') }),
        t(`why.contest.${rules.zhuangyuan.contest}`),
        ...(rules.zhuangyuan.contest === 'highest' ? [t(`why.repeat.${rules.zhuangyuan.repeat}`)] : []),
        ...(state.titleLocked ? [t('why.locked')] : []),
      ];
    }
    const tier = rules.tiers.find((one) => one.id === id);
    if (!tier) return [];
    const match = tier.match.map(matcher).join(t('why.or'));
    const chase = tier.chase !== 'none' && tier.quantity !== null ? [t(`why.chase.${tier.chase}`)] : [];
    return [t('why.match', { tier: words.tier(id), match }), ...chase];
  };
  return ({ plain, tier, hand, nothing }) => {
    const lines = tier ? tierLines(tier) : [];
    if (plain?.kind === 'miss') lines.push(t(`why.miss.${plain.reason === 'foul' ? 'void' : rules.miss}`));
    if (plain?.kind === 'rethrow') lines.push(t('why.rethrow'));
    if (plain?.kind === 'pass') lines.push(t('why.pass'));
    if (nothing === 'no-hand') lines.push(t('why.noHand'));
    if (hand === 'jinhua' && rules.jinhua.duitang !== 'none')
      lines.push(t(`why.jinhua.${rules.jinhua.duitang}`));
    if (hand === 'liuhong' && rules.liuhong.takes !== 'none')
      lines.push(t(`why.liuhong.${rules.liuhong.takes}`));
    if (hand === 'liuhei' && rules.liuhei.then !== 'nothing')
      lines.push(t(`why.liuhei.${rules.liuhei.then}`));
    return lines.length > 0 ? lines : [t('why.plain')];
  };
}
