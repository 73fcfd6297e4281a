import { getLocale, getTranslations } from 'next-intl/server';
import type { NavItem } from '@/components/frame/nav-list';
import { formatMoney } from '@/lib/schemas/money';
import { houseValue } from '@/lib/schemas/prize-house';
import { changedFrom } from '@/lib/schemas/rule-options/marks';
import { isOfPrizes } from '@/lib/schemas/rule-options/options';
import type { EventOverview } from '@/lib/services/load-event';

/** The parts of an event with how far each is. */
export async function eventNavigation(page: EventOverview): Promise<NavItem[]> {
  const { event, facts, plan, house, preset, games, calls, notes, cost } = page;
  const t = await getTranslations('events');
  const rules = await getTranslations('rules');
  const locale = await getLocale();
  const base = `/events/${event.id}`;
  const bad = (...codes: string[]) => notes.some((note) => note.blocks && codes.includes(note.code));
  const total = houseValue(plan, house);
  const options = await getTranslations('rulebook');
  const changed = preset !== null && changedFrom(preset, page.rules).some((key) => !isOfPrizes(key));
  const presetNote = (name: string) => (changed ? options('navChanged', { preset: name }) : name);
  const items: (NavItem | false)[] = [
    { href: base, label: t('nav.overview'), exact: true },
    {
      href: `${base}/roster`,
      label: t('nav.roster'),
      note: t('note.people', { count: facts.guests }),
      tone: bad('no-guests') ? 'bad' : 'good',
    },
    {
      href: `${base}/seating`,
      label: t('nav.seating'),
      note: t('note.tables', { count: facts.tables.length }),
      tone: bad('no-tables', 'empty-tables', 'impossible-tables') ? 'bad' : 'good',
    },
    {
      href: `${base}/prizes`,
      label: t('nav.prizes'),
      note:
        cost.over > 0
          ? t('note.over', { amount: formatMoney(cost.over, event.currency, locale) })
          : total > 0
            ? formatMoney(total, event.currency, locale)
            : undefined,
      tone: cost.over > 0 || bad('prizes-mismatch', 'prizes-stray') ? 'bad' : 'good',
    },
    {
      href: `${base}/rules`,
      label: t('nav.rules'),
      note: preset === null ? undefined : presetNote(rules(`preset.${preset}`)),
    },
    { href: `${base}/forecast`, label: t('nav.forecast') },
    event.editable && { href: `${base}/hosts`, label: t('nav.hosts') },
    { href: `${base}/prints`, label: t('nav.prints') },
    event.status !== 'draft' && {
      href: `${base}/live`,
      label: t('nav.live'),
      note:
        calls > 0
          ? t('note.calls', { count: calls })
          : t(facts.sets === facts.tables.length ? 'note.games' : 'note.sets', {
              ...{ finished: games.finished, all: games.all },
            }),
      tone: calls > 0 ? 'bad' : 'good',
    },
    event.status !== 'draft' && { href: `${base}/final`, label: t('nav.final') },
    event.status !== 'draft' && { href: `${base}/results`, label: t('nav.results') },
    { href: `${base}/members`, label: t('nav.members') },
    { href: `${base}/audit`, label: t('nav.audit') },
    { href: `${base}/settings`, label: t('nav.settings') },
  ];
  return items.filter((item) => item !== false);
}
