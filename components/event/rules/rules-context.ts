import type { PresetId } from '@/lib/rules';
import type { OptionWords } from './use-option-words';
import type { RulesEditing } from './use-rules-draft';

/** What the parts of the rules' page share. */
export interface RulesContext {
  editing: RulesEditing;
  words: OptionWords;
  /** The preset that the rules are told by. */
  reference: PresetId;
  referenceName: string;
  /** Whether this person may not change them, or not any more. */
  disabled: boolean;
  /** The page of the prizes. */
  prizes: string;
}
