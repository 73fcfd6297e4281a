const shared = globalThis as typeof globalThis & { huibingTurns?: Map<string, Promise<unknown>> };
const turns = (shared.huibingTurns ??= new Map());

/**
 * Runs work of one kind one after the other within this process; what comes from other processes meets at
 * the database. Failing work doesn't stop what waits behind it.
 */
export function inTurn<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const before = turns.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const settled = mine.then(forget, forget);
  turns.set(key, settled);
  return mine;

  function forget(): void {
    if (turns.get(key) === settled) turns.delete(key);
  }
}
