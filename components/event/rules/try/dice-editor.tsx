'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Die } from '@/components/dice/die';
import { facesOf } from '@/components/dice/faces';
import { cx } from '@/components/ui';

/** Six dice: a tap turns one to its next face; a digit sets the chosen one and goes on to the next. */
export function DiceEditor({ dice, onChange }: { dice: string; onChange: (dice: string) => void }) {
  const t = useTranslations('tryout');
  const [at, setAt] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const focus = (place: number) => {
    setAt(place);
    group.current?.querySelectorAll('button')[place]?.focus();
  };
  const latest = useRef({ dice, at, onChange });
  useEffect(() => {
    latest.current = { dice, at, onChange };
  });
  // Digits belong to the dice wherever on the page one types them, but for fields.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (!/^[1-6]$/.test(event.key)) return;
      const now = latest.current;
      now.onChange(now.dice.slice(0, now.at) + event.key + now.dice.slice(now.at + 1));
      setAt((now.at + 1) % now.dice.length);
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    focus((at + step + dice.length) % dice.length);
  };
  return (
    <div
      ref={group}
      role="group"
      aria-label={t('throw.dice')}
      onKeyDown={move}
      className="grid max-w-xl grid-cols-6 gap-1 sm:gap-2"
    >
      {facesOf(dice).map((face, place) => (
        <button
          key={place}
          type="button"
          aria-label={t('throw.die', { place: place + 1, face })}
          onFocus={() => setAt(place)}
          onClick={() => onChange(dice.slice(0, place) + String((face % 6) + 1) + dice.slice(place + 1))}
          className={cx(
            'grid min-h-14 touch-manipulation place-items-center rounded-control border-2 p-1 hover:bg-paper-2 sm:p-2',
            place === at ? 'border-gold-fill' : 'border-transparent',
          )}
        >
          <Die face={face} className="w-full max-w-20" />
        </button>
      ))}
    </div>
  );
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
