/** Why a draft is no rules object, at the option where that arises, and how it can be mended. Pure. */
import { parseRules, PRESETS, type RefusalCode, type Rules, type ZhuangyuanClass } from '../../rules';
import { presetValue } from './marks';
import { keysOf, valueAt, withValue, type RulesDraft } from './values';
import { isOfPrizes, type OptionKey } from './options';

export interface RuleProblem {
  /** The option to mend. */
  key: OptionKey;
  code: RefusalCode;
  params: Readonly<Record<string, string | number>>;
  mends: readonly Mend[];
}

/** A way out: another value of the option, or a way to the prizes. */
export type Mend =
  { kind: 'set'; code: 'clear' | 'none' | 'unlist' | 'restore'; value: unknown } | { kind: 'prizes' };

/** More than any draft can have at once. */
const MOST = 40;

/**
 * All that is wrong with a draft, one problem an option.
 * @param saved what the options were before, to go back to
 */
export function problemsOf(draft: RulesDraft, saved: Rules): RuleProblem[] {
  const problems: RuleProblem[] = [];
  let rest = draft;
  while (problems.length < MOST) {
    const parsed = parseRules(rest);
    if (parsed.ok) return problems;
    const problem = problemOf(parsed.error, draft, saved);
    if (!problem) return problems;
    problems.push(problem);
    const mended = withoutProblem(rest, problem);
    if (mended === rest) return problems;
    rest = mended;
  }
  return problems;
}

function problemOf(
  { code, params }: { code: RefusalCode; params: RuleProblem['params'] },
  draft: RulesDraft,
  saved: Rules,
): RuleProblem | null {
  const key = keyOfProblem(code, String(params.option ?? ''), draft);
  return key === null ? null : { key, code, params, mends: mendsOf(code, key, params, draft, saved) };
}

/** The option that a refusal is about: those of the prizes are mended where they were made to disagree. */
function keyOfProblem(code: RefusalCode, option: string, draft: RulesDraft): OptionKey | null {
  if (code === 'exact-is-claim') return 'zhuangyuan.order';
  const tier = /^tiers\.(\d+)\.(award|chase)$/.exec(option);
  if (tier) {
    const id = (draft.tiers as Rules['tiers'])[Number(tier[1]) - 1]?.id;
    return id === undefined ? null : `tiers.${tier[2]}@${id}`;
  }
  return keysOf(draft as Rules).find((key) => option === key || option.startsWith(`${key}.`)) ?? null;
}

function mendsOf(
  code: RefusalCode,
  key: OptionKey,
  params: RuleProblem['params'],
  draft: RulesDraft,
  saved: Rules,
): Mend[] {
  switch (code) {
    case 'immune-needs-one':
      return [{ kind: 'set', code: 'clear', value: [] }, { kind: 'prizes' }];
    case 'fallback-needs-one':
      return [{ kind: 'set', code: 'none', value: 'none' }, { kind: 'prizes' }];
    case 'exact-is-claim': {
      const order = valueAt(draft, key) as readonly ZhuangyuanClass[];
      const value = order.filter((hand) => hand !== params.hand);
      return [{ kind: 'set', code: 'unlist', value }, { kind: 'prizes' }];
    }
    default:
      return isOfPrizes(key)
        ? [{ kind: 'prizes' }]
        : [{ kind: 'set', code: 'restore', value: valueAt(saved, key) }];
  }
}

/** The draft as if this had been mended, so that the next problem shows. */
function withoutProblem(draft: RulesDraft, { code, key, params }: RuleProblem): RulesDraft {
  if (code === 'exact-is-claim') {
    const tiers = (draft.tiers as Rules['tiers']).filter(({ id }) => id !== params.tier);
    return { ...draft, tiers: tiers.length > 0 ? tiers : PRESETS.plain.tiers };
  }
  return withValue(draft, key, presetValue('plain', key));
}
