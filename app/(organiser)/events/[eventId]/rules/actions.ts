'use server';

import type { ChoosePresetInput, SaveRulesInput } from '@/lib/schemas/rules-form';
import { choosePreset } from '@/lib/services/choose-preset';
import { saveRules } from '@/lib/services/save-rules';
import { act, actOrShow } from '../act';

export async function choosePresetAction(input: ChoosePresetInput) {
  return act(choosePreset, input);
}

export async function saveRulesAction(input: SaveRulesInput) {
  return actOrShow(saveRules, input);
}
