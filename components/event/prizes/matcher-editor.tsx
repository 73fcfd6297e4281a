'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx, FieldGroup, Icon, IconButton } from '@/components/ui';
import type { Matcher } from '@/lib/rules';
import { isDeepEqual } from '@/lib/schemas/is-deep-equal';
import { ExactDice } from './exact-dice';
import { MatcherDice } from './matcher-dice';
import { useMatcherText } from './use-matcher-text';

export interface MatcherEditorProps {
  match: readonly Matcher[];
  /** What is wrong with them as they are. */
  error: ReactNode;
  onChange: (match: Matcher[]) => void;
}

const FOURS = [0, 1, 2, 3, 4, 5, 6].map((fours): Matcher => ({ fours }));
const ALIKE = [3, 4, 5, 6].map((alike): Matcher => ({ alike }));
const STRAIGHT: Matcher = { straight: true };

/** Which dice win a tier: any of the conditions that are switched on. */
export function MatcherEditor({ match, error, onChange }: MatcherEditorProps) {
  const t = useTranslations('prizes.matchers');
  const has = (matcher: Matcher) => match.some((one) => isDeepEqual(one, matcher));
  const toggle = (matcher: Matcher) =>
    onChange(has(matcher) ? match.filter((one) => !isDeepEqual(one, matcher)) : [...match, matcher]);
  const choices = (matchers: readonly Matcher[]) =>
    matchers.map((one) => (
      <Toggle key={JSON.stringify(one)} matcher={one} on={has(one)} onToggle={() => toggle(one)} />
    ));
  const exact = match.flatMap((one) => ('exact' in one ? [one] : []));
  return (
    <FieldGroup legend={t('legend')} hint={t('hint')} error={error}>
      <Row label={t('fours')}>{choices(FOURS)}</Row>
      <Row label={t('alike')}>{choices(ALIKE)}</Row>
      <Row label={t('straight')}>{choices([STRAIGHT])}</Row>
      <Row label={t('exact')}>
        {exact.map((one) => (
          <span
            key={one.exact}
            className="inline-flex items-center rounded-control border border-jade bg-jade-soft pl-2"
          >
            <span className="sr-only">{one.exact}</span>
            <MatcherDice matcher={one} />
            <IconButton label={t('removeExact', { dice: one.exact })} onClick={() => toggle(one)}>
              <Icon name="close" className="size-4" />
            </IconButton>
          </span>
        ))}
        <ExactDice known={exact.map((one) => one.exact)} onAdd={(dice) => toggle({ exact: dice })} />
      </Row>
    </FieldGroup>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="grid gap-1.5 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <span aria-hidden="true" className="text-sm text-ink-2 sm:pt-2.5">
        {label}
      </span>
      <div className="flex min-w-0 flex-wrap gap-1.5">{children}</div>
    </div>
  );
}

function Toggle({ matcher, on, onToggle }: { matcher: Matcher; on: boolean; onToggle: () => void }) {
  const text = useMatcherText();
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cx(
        'flex min-h-11 items-center gap-2 rounded-control border px-3 text-sm font-semibold',
        on ? 'border-jade bg-jade-soft text-jade' : 'border-line bg-card text-ink hover:border-edge',
      )}
    >
      {on ? <Icon name="check" className="size-4" /> : null}
      {text(matcher)}
      <MatcherDice matcher={matcher} className="size-4" short />
    </button>
  );
}
