'use client';

import { useTranslations } from 'next-intl';
import { Button, Card } from '@/components/ui';
import type { OptionId } from '@/lib/schemas/rule-options/options';
import type { OptionState } from './option-state';
import type { RulesContext } from './rules-context';
import { TraitList } from './trait-list';

interface Props extends RulesContext {
  title: string;
  states: readonly OptionState[];
  onOpen: (id: OptionId) => void;
}

/** What the event plays by: the preset that it is told by, and what differs from that. */
export function CurrentCard({ title, states, onOpen, ...context }: Props) {
  const t = useTranslations('rulebook');
  const { editing, words, referenceName } = context;
  const changed = states.filter((state) => state.changed.length > 0);
  return (
    <Card className="mb-6 border-gold-fill/60">
      <p className="text-sm text-ink-2">{t('current')}</p>
      <h2 className="text-xl font-bold">{title}</h2>
      <TraitList rules={editing.rules} className="mt-2" />
      {changed.length > 0 ? (
        <>
          <p className="mt-4 text-sm text-ink-2">
            {t('sameBut', {
              same: states.length - changed.length,
              changed: changed.length,
              preset: referenceName,
            })}
          </p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {changed.map(({ id }) => (
              <li key={id} className="min-w-0">
                <Button size="small" onClick={() => onOpen(id)} className="max-w-full py-1.5 text-left">
                  <span className="min-w-0 wrap-anywhere">
                    {words.title(id)}
                    <span className="ml-2 font-normal text-ink-2">
                      {words.summaryOfOption(editing.draft, id)}
                    </span>
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  );
}
