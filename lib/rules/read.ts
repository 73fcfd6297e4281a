/** Small readers of unknown input; rules objects, entries and documents are read with them. */
import { ok, refuse, type RefusalCode, type Result } from './refusals';

/** A JSON object, as opposed to a list or a plain value. */
export function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

/** A whole number from `min` to `max`. */
export function isWhole(input: unknown, min: number, max = Number.MAX_SAFE_INTEGER): input is number {
  return Number.isSafeInteger(input) && (input as number) >= min && (input as number) <= max;
}

/** `a.b` for option `b` of option `a`. */
export function within(option: string, key: string | number): string {
  return option === '' ? String(key) : `${option}.${key}`;
}

/** Reads one option's value; `option` is its name, for the refusal. */
export type Read<Value> = (input: unknown, option: string) => Result<Value>;

/** A value that passes a test. */
export function where<Value>(test: (input: unknown) => input is Value): Read<Value> {
  return (input, option) => (test(input) ? ok(input) : refuse('option-value', { option }));
}

/** One of a closed list of values. */
export function oneOf<Value extends string | number>(values: readonly Value[]): Read<Value> {
  return where((input): input is Value => (values as readonly unknown[]).includes(input));
}

/** A whole number from `min` to `max`. */
export function whole(min: number, max?: number): Read<number> {
  return where((input): input is number => isWhole(input, min, max));
}

/** True or false. */
export const flag: Read<boolean> = where((input): input is boolean => typeof input === 'boolean');

/** What `read` reads, or null. */
export function orNull<Value>(read: Read<Value>): Read<Value | null> {
  return (input, option) => (input === null ? ok(null) : read(input, option));
}

/** A list of at most `most` elements that differ, as far as `identify` tells them apart. */
export function listOf<Value>(
  read: Read<Value>,
  identify: (value: Value, at: number) => string | number,
  most: number,
): Read<readonly Value[]> {
  return (input, option) => {
    if (!Array.isArray(input) || input.length > most) return refuse('option-value', { option });
    const values: Value[] = [];
    const seen = new Set<string | number>();
    for (let at = 0; at < input.length; at++) {
      const value = read(input[at], within(option, at + 1));
      if (!value.ok) return value;
      const identity = identify(value.value, at);
      if (seen.has(identity)) return refuse('list-repeats', { option, value: identity });
      seen.add(identity);
      values.push(value.value);
    }
    return ok(values);
  };
}

/** An object with exactly the keys of `shape`, each read by its reader, in the shape's order. */
export function objectOf<Value>(shape: { [Key in keyof Value]-?: Read<Value[Key]> }): Read<Value> {
  const readers = Object.entries<Read<unknown>>(shape);
  return (input, option) => {
    if (!isRecord(input)) return refuse('option-value', { option });
    const unknown = Object.keys(input).find((key) => !Object.hasOwn(shape, key));
    if (unknown !== undefined) return refuse('option-unknown', { option: within(option, unknown) });
    const entries: [string, unknown][] = [];
    for (const [key, read] of readers) {
      if (!Object.hasOwn(input, key)) return refuse('option-missing', { option: within(option, key) });
      const value = read(input[key], within(option, key));
      if (!value.ok) return value;
      entries.push([key, value.value]);
    }
    return ok(Object.fromEntries(entries) as Value);
  };
}

export type TextProblem = 'empty' | 'too-long' | 'characters';

/** What is wrong with a text of at most `most` characters, if anything; it may hold no control characters. */
export function problemOfText(text: string, most: number): TextProblem | null {
  if (text === '') return 'empty';
  if (text.length > 2 * most || [...text].length > most) return 'too-long';
  return /\p{Cc}|\p{Cs}/u.test(text) ? 'characters' : null;
}

/** The refusal codes of a text, by what is wrong with it. */
export function textCode(kind: 'name' | 'reason', problem: TextProblem): RefusalCode {
  return `${kind}-${problem}`;
}
