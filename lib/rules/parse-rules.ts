/** The only validator of rules objects (RULES 3.1 and 9). */
import { THROWS, classify, isDice } from './hands';
import { PRESETS, freeze, isPresetId } from './presets';
import {
  flag,
  isRecord,
  listOf,
  objectOf,
  oneOf,
  orNull,
  problemOfText,
  where,
  whole,
  within,
  type Read,
} from './read';
import { ok, refuse, type Result } from './refusals';
import { handUnder } from './strength';
import {
  AWARDS,
  CHASES,
  LIUHEI_FACES,
  ZHUANGYUAN,
  ZHUANGYUAN_CLASSES,
  type Matcher,
  type Rules,
  type Tier,
} from './types';

/** Bounds that no evening comes near; they keep a hostile rules object from filling the memory. */
export const MOST_TIERS = 100;
export const MOST_UNITS = 10_000;
const LONGEST_ID = 100;

const id = where(
  (input): input is string => typeof input === 'string' && problemOfText(input, LONGEST_ID) === null,
);
const name = where(
  (input): input is string =>
    typeof input === 'string' && (input === '' || problemOfText(input, LONGEST_ID) === null),
);
const quantity = whole(1, MOST_UNITS);
const classes = listOf(oneOf(ZHUANGYUAN_CLASSES), (value) => value, ZHUANGYUAN_CLASSES.length);

const MATCHERS: Record<string, Read<Matcher>> = {
  fours: objectOf<{ fours: number }>({ fours: whole(0, 6) }),
  alike: objectOf<{ alike: number }>({ alike: whole(3, 6) }),
  straight: objectOf<{ straight: true }>({ straight: where((input): input is true => input === true) }),
  exact: objectOf<{ exact: string }>({ exact: where((input): input is string => isDice(input, 6)) }),
};

const matcher: Read<Matcher> = (input, option) => {
  if (!isRecord(input)) return refuse('option-value', { option });
  const kind = Object.keys(MATCHERS).find((key) => Object.hasOwn(input, key));
  const unknown = Object.keys(input)[0];
  if (kind) return MATCHERS[kind]!(input, option);
  return unknown === undefined
    ? refuse('option-value', { option })
    : refuse('option-unknown', { option: within(option, unknown) });
};

function identifyMatcher(value: Matcher): string {
  return 'exact' in value ? classify(value.exact).dice : JSON.stringify(value);
}

const tier = objectOf<Tier>({
  id,
  name,
  quantity: orNull(quantity),
  match: listOf(matcher, identifyMatcher, THROWS.length + 12),
  award: oneOf(AWARDS),
  chase: oneOf(CHASES),
});

/** Tiers may look alike in all but their ids, which `repeatedId` compares with all other ids. */
const tiers = listOf(tier, (_, at) => at, MOST_TIERS);

const wholeRules = objectOf<Rules>({
  tiers,
  chaseWhile: oneOf(['others-remain', 'game-open']),
  zhuangyuan: objectOf<Rules['zhuangyuan']>({
    quantity,
    order: classes,
    wuzi: oneOf(['face-then-kicker', 'kicker']),
    contest: oneOf(['highest', 'first']),
    repeat: oneOf(['best', 'last']),
    immune: classes,
    duitangAtEnd: classes,
    fallback: oneOf(['none', 'three-dice', 'six-dice']),
    fallbackAfter: whole(0),
  }),
  jinhua: objectOf<Rules['jinhua']>({ duitang: oneOf(['none', 'remaining', 'all']), protected: flag }),
  liuhong: objectOf<Rules['liuhong']>({
    takes: oneOf(['none', 'duitang', 'remaining', 'everything']),
    sparesJinhua: flag,
    ends: flag,
  }),
  biandijin: objectOf<Rules['biandijin']>({ takes: oneOf(['none', 'remaining']) }),
  liuhei: objectOf<Rules['liuhei']>({
    then: oneOf(['nothing', 'scramble', 'share-own']),
    faces: listOf(oneOf(LIUHEI_FACES), (face) => face, LIUHEI_FACES.length),
  }),
  extras: objectOf<Rules['extras']>({ sijin: flag, wuzi: flag }),
  exhausted: oneOf(['nothing', 'step-down']),
  miss: oneOf(['void', 'void-and-skip']),
  finish: oneOf(['stop', 'finish-round', 'quiet-round']),
  roundLimit: orNull(whole(1)),
  direction: oneOf(['counterclockwise', 'clockwise']),
  bonusTier: id,
  consolation: orNull(objectOf<NonNullable<Rules['consolation']>>({ id, name, quantity: orNull(quantity) })),
});

/**
 * Reads rules: a preset's id, an object `{"preset": id, …}` with what differs (lists as a whole, nested
 * objects key by key), or a whole rules object (RULES 3.1, 9). The result is frozen, holds every option in
 * one order, and is the preset itself where only its id is given.
 * Refused with a code of `RULES_REFUSALS`; `params.option` names the option, as in `zhuangyuan.order` or
 * `tiers.2.match.1` (elements count from 1).
 */
export function parseRules(input: unknown): Result<Rules> {
  if (typeof input === 'string') {
    return isPresetId(input)
      ? ok(PRESETS[input])
      : refuse('preset-unknown', { option: 'preset', preset: input });
  }
  if (!isRecord(input) || !Object.hasOwn(input, 'preset')) return parseWhole(input);
  const { preset, ...differences } = input;
  if (!isPresetId(preset))
    return refuse('preset-unknown', { option: 'preset', preset: typeof preset === 'string' ? preset : '' });
  return parseWhole(merge({ ...PRESETS[preset] }, differences));
}

function merge(base: Record<string, unknown>, differences: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.entries(differences).map(([key, value]) => {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    return [key, isRecord(before) && isRecord(value) ? merge(before, value) : value] as const;
  });
  return Object.fromEntries([...Object.entries(base), ...merged]);
}

function parseWhole(input: unknown): Result<Rules> {
  const read = wholeRules(input, '');
  if (!read.ok) return read;
  const problem =
    emptyList(read.value) ?? repeatedId(read.value) ?? deadMatcher(read.value) ?? moreThanOne(read.value);
  return problem ?? ok(freeze(read.value));
}

type Problem = ReturnType<typeof refuse> | undefined;

function emptyList(rules: Rules): Problem {
  if (rules.tiers.length === 0) return refuse('tiers-empty', { option: 'tiers' });
  const bare = rules.tiers.findIndex(({ match }) => match.length === 0);
  if (bare >= 0)
    return refuse('match-empty', { option: `tiers.${bare + 1}.match`, tier: rules.tiers[bare]!.id });
  if (rules.zhuangyuan.order.length === 0) return refuse('order-empty', { option: 'zhuangyuan.order' });
  return undefined;
}

function repeatedId(rules: Rules): Problem {
  const seen = new Set([ZHUANGYUAN]);
  for (const [at, tier] of rules.tiers.entries()) {
    if (seen.has(tier.id)) return refuse('id-repeats', { option: `tiers.${at + 1}.id`, tier: tier.id });
    seen.add(tier.id);
  }
  if (rules.consolation && seen.has(rules.consolation.id)) {
    return refuse('id-repeats', { option: 'consolation.id', tier: rules.consolation.id });
  }
  return undefined;
}

/** RULES 3.1: an exact matcher for dice that are a listed class could never match. */
function deadMatcher(rules: Rules): Problem {
  for (const [at, { id: tierId, match }] of rules.tiers.entries()) {
    for (const one of match) {
      if (!('exact' in one)) continue;
      const hand = handUnder(rules, classify(one.exact));
      if (rules.zhuangyuan.order.some((listed) => listed === hand)) {
        return refuse('exact-is-claim', {
          option: `tiers.${at + 1}.match`,
          tier: tierId,
          dice: one.exact,
          hand,
        });
      }
    }
  }
  return undefined;
}

function moreThanOne({ zhuangyuan }: Rules): Problem {
  if (zhuangyuan.quantity === 1) return undefined;
  if (zhuangyuan.immune.length > 0) return refuse('immune-needs-one', { option: 'zhuangyuan.immune' });
  if (zhuangyuan.fallback !== 'none') return refuse('fallback-needs-one', { option: 'zhuangyuan.fallback' });
  return undefined;
}
