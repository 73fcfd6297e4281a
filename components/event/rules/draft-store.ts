'use client';

import { useSyncExternalStore } from 'react';
import { parseRules, type Rules } from '@/lib/rules';
import type { Changes } from '@/lib/schemas/rule-options/changes';

/** What has been changed and not saved, and the rules that it was changed in. */
export interface StoredDraft {
  base: Rules;
  changes: Changes;
}

/**
 * Unsaved changes live in this tab, so that neither a reload nor a look at another page loses them, and the rules
 * can be tried out before they are saved.
 */
const drafts = new Map<string, StoredDraft | null>();
const listeners = new Set<() => void>();

function keyOf(eventId: string): string {
  return `huibing.rules.${eventId}`;
}

function read(eventId: string): StoredDraft | null {
  const known = drafts.get(eventId);
  if (known !== undefined) return known;
  const draft = parse(fromStorage(eventId));
  drafts.set(eventId, draft);
  return draft;
}

/** Keeps a draft, or forgets it. */
export function keepDraft(eventId: string, draft: StoredDraft | null): void {
  const kept = draft !== null && Object.keys(draft.changes).length > 0 ? draft : null;
  drafts.set(eventId, kept);
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(eventId));
    else sessionStorage.setItem(keyOf(eventId), JSON.stringify(kept));
  } catch {
    // A browser that stores nothing keeps it for as long as the page lives.
  }
  for (const tell of listeners) tell();
}

/** The draft of an event; none while the page comes alive. */
export function useStoredDraft(eventId: string): StoredDraft | null {
  return useSyncExternalStore(
    subscribe,
    () => read(eventId),
    () => null,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function fromStorage(eventId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(eventId));
  } catch {
    return null;
  }
}

function parse(text: string | null): StoredDraft | null {
  if (text === null) return null;
  try {
    const { base, changes } = JSON.parse(text) as { base?: unknown; changes?: unknown };
    const rules = parseRules(base);
    if (!rules.ok || typeof changes !== 'object' || changes === null) return null;
    return { base: rules.value, changes: changes as Changes };
  } catch {
    return null;
  }
}
