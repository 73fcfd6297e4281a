'use client';

import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx';

interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** A number or a word at the label's right. */
  badge?: ReactNode;
}

export interface TabsProps<Id extends string> {
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** What the tabs choose between; read out. */
  label: string;
  /** The chosen tab's content. */
  children: ReactNode;
  className?: string | undefined;
}

/** Views of one thing, one of them shown; arrows, Home and End move between the tabs. */
export function Tabs<Id extends string>({
  items,
  value,
  onChange,
  label,
  children,
  className,
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.id === value);
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + items.length) % items.length;
    const item = items[index];
    if (item === undefined) return;
    onChange(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-1 overflow-x-auto border-b border-line print:hidden"
      >
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}-${item.id}`}
            aria-selected={item.id === value}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
            className={cx(
              '-mb-px flex min-h-11 shrink-0 items-center gap-2 border-b-3 px-4 font-semibold -outline-offset-2!',
              item.id === value ? 'border-lacquer text-ink' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {item.label}
            {item.badge}
          </button>
        ))}
      </div>
      <div id={`${base}-panel`} role="tabpanel" aria-labelledby={`${base}-${value}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
