'use client';

import { useSyncExternalStore } from 'react';

/** A value that many parts of a page watch, each only what it selects: 600 rows, of which two change. */
export class Signal<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private value: Value) {}

  readonly get = (): Value => this.value;

  set(value: Value): void {
    if (value === this.value) return;
    this.value = value;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

/** What is selected of a signal; the component is drawn anew only when that changes. */
export function useSignal<Value, Part>(signal: Signal<Value>, select: (value: Value) => Part): Part {
  const part = () => select(signal.get());
  return useSyncExternalStore(signal.subscribe, part, part);
}
