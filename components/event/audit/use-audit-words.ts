'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { Matcher, Rules } from '@/lib/rules';
import { OPTION_FIELD } from '@/lib/schemas/audit-changes';
import { isolate } from '@/lib/schemas/isolate';
import { formatMoney } from '@/lib/schemas/money';
import { TIME_FORMATS } from '@/lib/schemas/time-formats';
import { useMatcherText } from '../prizes/use-matcher-text';
import { useOptionWords } from '../rules/use-option-words';
import { toldTier } from './told-tier';

/** What values are told with. */
export interface AuditContext {
  /** The event's rules as they are now, whose tiers are named. */
  rules: Rules;
  currency: string;
  timeZone: string;
}

export interface AuditWords {
  /** What a field is called; '' for one that nobody has named. */
  label: (field: string) => string;
  /** A value of it, as a person reads it. */
  value: (field: string, value: unknown) => string;
}

const MONEY: readonly string[] = ['value', 'budget'];
const TIERS: readonly string[] = ['tier', 'tiers'];
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const WALL_CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Fields and values of an event's list of changes, in words. */
export function useAuditWords({ rules, currency, timeZone }: AuditContext): AuditWords {
  const t = useTranslations('audit');
  const names = useTranslations('rules');
  const locale = useLocale();
  const format = useFormatter();
  const options = useOptionWords(rules);
  const matcher = useMatcherText();

  function label(field: string): string {
    if (field.startsWith(OPTION_FIELD)) return options.titleOf(field.slice(OPTION_FIELD.length));
    const key = `field.${field}` as 'field.name';
    return t.has(key) ? t(key) : '';
  }

  function value(field: string, given: unknown): string {
    if (field.startsWith(OPTION_FIELD)) return options.summary(field.slice(OPTION_FIELD.length), given);
    if (given === null || given === undefined || given === '') return unset(field);
    if (typeof given === 'boolean') return t(given ? 'yes' : 'no');
    if (typeof given === 'number') {
      return MONEY.includes(field) ? formatMoney(given, currency, locale) : String(given);
    }
    if (typeof given === 'string') return word(field, given);
    if (!Array.isArray(given)) return thing(given as Record<string, unknown>);
    const parts = (given as unknown[]).map((one) =>
      field === 'match' ? matcher(one as Matcher) : value(field, one),
    );
    return parts.length === 0 ? unset(field) : parts.map(isolate).join(t('comma'));
  }

  function word(field: string, given: string): string {
    if (TIERS.includes(field)) return toldTier(names, rules, given);
    if (field === 'chase' || field === 'award') return options.choice(`tiers.${field}`, given);
    if (field === 'preset') return names(`preset.${given as 'plain'}`);
    if (INSTANT.test(given)) return format.dateTime(new Date(given), { timeZone, ...TIME_FORMATS.moment });
    if (WALL_CLOCK.test(given)) {
      return format.dateTime(new Date(`${given}:00Z`), { timeZone: 'UTC', ...TIME_FORMATS.moment });
    }
    const key = `value.${field}.${given}` as 'value.role.owner';
    return t.has(key) ? t(key) : given;
  }

  /** What stands where there is no value of a field. */
  function unset(field: string): string {
    const key = `unset.${field}` as 'unset.budget';
    return t.has(key) ? t(key) : t('nothing');
  }

  /** Goods, a guest, a tier: whose it is, its name, how many, then what else is said of it. */
  function thing({ name, guest, id, quantity, place, tier, ...rest }: Record<string, unknown>): string {
    const own = typeof id === 'string' ? toldTier(names, rules, id) : '';
    const called =
      [name, guest, own].find((one): one is string => typeof one === 'string' && one !== '') ?? '';
    const counted = typeof quantity === 'number' ? t('times', { name: called, count: quantity }) : called;
    const whole =
      typeof tier === 'string' ? t('of', { tier: toldTier(names, rules, tier), name: counted }) : counted;
    const others = Object.entries(rest)
      .filter(([, one]) => one !== null && one !== '' && one !== false && typeof one !== 'object')
      .map(([field, one]) => (one === true ? label(field) : value(field, one)));
    return [typeof place === 'number' ? t('placed', { place }) : '', whole, ...others]
      .filter((part) => part !== '')
      .join(' ');
  }

  return { label, value };
}
