import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { explain } from '../../lib/rules';
import { Die } from '../dice/die';
import { facesOf } from '../dice/faces';
import { DifferenceList } from '../table/difference-list';
import { tellEntry } from '../table/sentences';
import { useHost } from './host-context';
import { Sheet } from './parts';
import { useRuleLines } from './use-rule-lines';

/** One entry and the rule behind it, large, to be held up in a loud discussion. */
export function WhyScreen({ entry }: { entry: number }) {
  const t = useTranslations('table');
  const { state, words, view, screens } = useHost();
  const rules = useRuleLines();
  const explained = useMemo(() => (entry <= state.length ? explain(state, entry) : null), [state, entry]);
  const changed = useMemo(() => explained?.difference ?? null, [explained]);
  if (!explained) return null;
  const told = tellEntry(words, view, explained);
  const dice = explained.plain?.kind === 'throw' ? explained.plain.dice : '';
  return (
    <Sheet title={t('why.title', { entry })} backLabel={t('back')} onBack={screens.close}>
      <div className="flex flex-col gap-4 text-xl leading-snug">
        {told.who && <p className="text-2xl font-bold">{told.who}</p>}
        {dice && (
          <p
            role="img"
            aria-label={t('last.dice', { dice: [...dice].join(' ') })}
            className="grid max-w-xl grid-cols-6 gap-2"
          >
            {facesOf(dice).map((face, at) => (
              <Die key={at} face={face} className="w-full" />
            ))}
          </p>
        )}
        <p className="text-5xl font-bold text-lacquer">{told.heading}</p>
        <ul className="flex flex-col gap-2 font-bold">
          {told.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {changed && (
          <section>
            <h2 className="text-base font-bold text-ink-2">{t('difference.did')}</h2>
            <DifferenceList difference={changed} words={words} />
          </section>
        )}
        <section className="rounded-2xl bg-sand p-4">
          <h2 className="mb-1 text-base font-bold text-ink-2">{t('why.rule')}</h2>
          <ul className="flex flex-col gap-2">
            {rules(explained).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      </div>
    </Sheet>
  );
}
