import type { useTranslations } from 'next-intl';
import type { SelectOption } from '@/components/ui';
import type { UpdateEventInput } from '@/lib/schemas/event';
import type { Change } from './others-changed';

export type Settings = Omit<UpdateEventInput, 'eventId' | 'revision' | 'moveSittings'>;

/** The settings alone, of what a form sends. */
export function settingsOf({
  name,
  venue,
  startsAt,
  timeZone,
  currency,
  calledThrows,
  twoEyes,
}: UpdateEventInput): Settings {
  return { name, venue, startsAt, timeZone, currency, calledThrows, twoEyes };
}

/** What has changed about an event's settings, field by field, in words. */
export function settingsChanges(
  before: Settings,
  now: Settings,
  zones: readonly SelectOption[],
  t: ReturnType<typeof useTranslations<'events'>>,
): Change[] {
  const words = (settings: Settings): Record<keyof Settings, string> => ({
    name: settings.name,
    venue: settings.venue || t('others.nothing'),
    startsAt: settings.startsAt.replace('T', ' '),
    timeZone: zones.find(({ value }) => value === settings.timeZone)?.label ?? settings.timeZone,
    currency: t(`currency.${settings.currency}`),
    calledThrows: t(settings.calledThrows ? 'others.on' : 'others.off'),
    twoEyes: t(settings.twoEyes ? 'others.on' : 'others.off'),
  });
  const [from, to] = [words(before), words(now)];
  return (Object.keys(from) as (keyof Settings)[])
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ label: t(`form.${field}`), from: from[field], to: to[field] }));
}
