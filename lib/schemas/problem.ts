import type { Result } from '../rules';

/** An expected failure: a stable code, and the parameters that its sentence in `messages/…/errors.json` needs. */
export interface Problem {
  code: string;
  params: Readonly<Record<string, string | number>>;
}

/** What a use case answers. */
export type Answer<Value> = Result<Value, Problem>;

export function refused(code: string, params: Problem['params'] = {}): { ok: false; error: Problem } {
  return { ok: false, error: { code, params } };
}

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}
