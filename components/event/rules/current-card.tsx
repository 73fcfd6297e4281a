'use client';

import { useTranslations } from 'next-intl';
import { Badge, Button, Card } from '@/components/ui';
import { splitKey, type OptionId } from '@/lib/schemas/rule-options/options';
import { valueAt } from '@/lib/schemas/rule-options/values';
import { savedStates } from './option-state';
import type { RulesContext } from './rules-context';
import { TraitList } from './trait-list';
import { useOptionWords } from './use-option-words';

interface Props extends Pick<RulesContext, 'editing' | 'words' | 'reference' | 'referenceName'> {
  title: string;
  onOpen: (id: OptionId) => void;
}

/** What the event plays by as it is saved, and, apart from that, what saving would change. */
export function CurrentCard({ title, onOpen, editing, words, reference, referenceName }: Props) {
  const t = useTranslations('rulebook');
  const { saved, changes } = editing;
  const before = useOptionWords(saved);
  const states = savedStates(editing, reference);
  const changed = states.filter((state) => state.changed.length > 0);
  const unsaved = Object.keys(changes).flatMap((key) => {
    const parts = splitKey(key);
    return parts ? [{ key, id: parts.id }] : [];
  });
  return (
    <Card className="mb-6 border-gold-fill/60">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        {t('current')} {unsaved.length > 0 ? <Badge tone="good">{t('mark.saved')}</Badge> : null}
      </p>
      <h2 className="text-xl font-bold">{title}</h2>
      <TraitList rules={saved} className="mt-2" />
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
              <OptionButton key={id} title={words.title(id)} onPress={() => onOpen(id)}>
                {before.summaryOfOption(saved, id)}
              </OptionButton>
            ))}
          </ul>
        </>
      ) : null}
      {unsaved.length > 0 ? (
        <section aria-labelledby="unsaved" className="mt-4 border-t border-line-2 pt-4">
          <p id="unsaved" className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <Badge tone="gold">{t('mark.unsaved')}</Badge>
            {t('wouldChange')}
          </p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {unsaved.map(({ key, id }) => (
              <OptionButton key={key} title={words.titleOf(key)} onPress={() => onOpen(id)}>
                {t('change', {
                  before: before.summary(key, valueAt(saved, key)),
                  after: words.summary(key, changes[key]),
                })}
              </OptionButton>
            ))}
          </ul>
        </section>
      ) : null}
    </Card>
  );
}

/** An option with what it says; leads to it. */
function OptionButton(props: { title: string; children: string; onPress: () => void }) {
  return (
    <li className="min-w-0">
      <Button size="small" onClick={props.onPress} className="max-w-full py-1.5 text-left">
        <span className="min-w-0 wrap-anywhere">
          {props.title}
          <span className="ml-2 font-normal text-ink-2">{props.children}</span>
        </span>
      </Button>
    </li>
  );
}
