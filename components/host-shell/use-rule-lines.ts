import { useTranslations } from 'use-intl';
import type { Explanation } from '../../lib/rules';
import { ruleLines } from '../table/rule-lines';
import { useHost } from './host-context';

/** The rule behind an entry of the game at hand. */
export function useRuleLines(): (told: Explanation) => string[] {
  const t = useTranslations('table');
  const { state, words } = useHost();
  return (told) => ruleLines({ t, words, rules: state.rules, locked: state.titleLocked }, told);
}
