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
  entry: Pick<Explanation, 'plain' | 'kind' | 'tier' | 'hand' | 'nothing' | 'skipped' | 'score'>,
): string[] {
  const { t, rules } = told;
  const { plain, tier, hand, nothing } = entry;
  const lines = tier && plain?.kind !== 'claim' ? tierLines(told, tier) : [];
  lines.push(...eventLines(told, entry));
  if (nothing === 'no-hand') lines.push(t('why.noHand'));
  if (hand === 'jinhua' && rules.jinhua.duitang !== 'none')
    lines.push(t(`why.jinhua.${rules.jinhua.duitang}`));
  if (hand === 'liuhong' && rules.liuhong.takes !== 'none')
    lines.push(t(`why.liuhong.${rules.liuhong.takes}`));
  if (hand === 'liuhei' && rules.liuhei.then !== 'nothing') lines.push(t(`why.liuhei.${rules.liuhei.then}`));
  return lines.length > 0 ? lines : [t('why.plain')];
}

/** The rule behind what is no throw that counts. */
function eventLines(
  { t, rules }: Told,
  { plain, kind, skipped, score }: Pick<Explanation, 'plain' | 'kind' | 'skipped' | 'score'>,
): string[] {
  const lines: string[] = [];
  if (kind === 'amend' || kind === 'remove') lines.push(t('why.correction'));
  switch (plain?.kind) {
    case undefined:
    case 'throw':
    case 'called':
      break;
    case 'miss':
      lines.push(t(`why.miss.${plain.reason === 'foul' ? 'foul' : rules.miss}`));
      break;
    case 'end':
      lines.push(t(plain.then === undefined ? 'why.end' : END_LINES[plain.then]));
      break;
    case 'rethrow':
    case 'pass':
    case 'leave':
    case 'return':
    case 'join':
    case 'claim':
      lines.push(t(`why.${plain.kind}`));
  }
  if (score === 0 && (plain?.kind === 'miss' || plain?.kind === 'pass')) lines.push(t('why.zero'));
  if (skipped.length > 0) lines.push(t('why.skipped'));
  return lines;
}

const END_LINES = { scramble: 'why.endScramble', 'roll-off': 'why.endRollOff' } as const;

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
