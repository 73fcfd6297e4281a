import type { Rules } from '@/lib/rules';
import type { OptionKey } from '@/lib/schemas/rule-options/options';
import type { RulesDraft } from '@/lib/schemas/rule-options/values';
import type { OptionWords } from '../use-option-words';

/** What every editor of an option gets. */
export interface EditorProps {
  option: OptionKey;
  /** What it says now; maybe something that no rules can say. */
  value: unknown;
  /** Whole rules, for names and examples. */
  rules: Rules;
  draft: RulesDraft;
  words: OptionWords;
  disabled: boolean;
  /** Names of the preset that the rules are told by, and what it says. */
  reference: { name: string; value: unknown };
  onChange: (value: unknown) => void;
}
