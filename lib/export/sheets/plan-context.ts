import type { Rules } from '../../rules';
import { currencyDecimals } from '../../schemas/money';
import type { PrizeHouse } from '../../schemas/prize-house';
import type { PrizePlan } from '../../schemas/prize-plan';
import { TIME_FORMATS } from '../../schemas/time-formats';
import type { PrizePlanWords } from '../prize-plan-words';
import { moneyFormat } from './context';

/** What the workbook is made from. */
export interface PrizePlanInput {
  event: { name: string; venue: string; startsAt: Date; timeZone: string; currency: string };
  rules: Rules;
  plan: PrizePlan;
  house: PrizeHouse;
  guests: number;
  budget: number | null;
  spares: number;
  slipTiers: readonly string[];
}

/** What its sheets are written from. */
export interface PlanSheetContext {
  input: PrizePlanInput;
  words: PrizePlanWords;
  /** Below each sheet's title: when and where the event is. */
  subtitle: string;
  moneyFormat: string;
  /** An amount in the currency's major unit, as cells hold it. */
  money: (minor: number) => number;
  tier: (id: string) => string;
}

export function planContext(input: PrizePlanInput, words: PrizePlanWords): PlanSheetContext {
  const { event, rules } = input;
  const decimals = currencyDecimals(event.currency);
  const when = new Intl.DateTimeFormat(words.locale, {
    timeZone: event.timeZone,
    ...TIME_FORMATS.moment,
  }).format(event.startsAt);
  return {
    input,
    words,
    subtitle: event.venue === '' ? when : `${when} · ${event.venue}`,
    moneyFormat: moneyFormat(event.currency, decimals, words.locale),
    money: (minor) => minor / 10 ** decimals,
    tier: (id) => words.tier(rules, id),
  };
}
