import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import fs from 'node:fs';
import path from 'node:path';

/** One language: full keys ("rules.hand.miss") and their messages. */
export type Catalogue = ReadonlyMap<string, string>;

export interface Nested {
  readonly [key: string]: string | Nested;
}

/** A language's folder: a file for each namespace. */
export function readCatalogue(folder: string): Catalogue {
  const files = fs.readdirSync(folder).filter((name) => name.endsWith('.json'));
  const namespaces = files.map((name) => [
    path.basename(name, '.json'),
    JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Nested,
  ]);
  return flatten(Object.fromEntries(namespaces) as Nested);
}

export function flatten(nested: Nested): Catalogue {
  return new Map(entriesOf(nested, ''));
}

function entriesOf(nested: Nested, prefix: string): [string, string][] {
  return Object.entries(nested).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}

/** What is wrong between languages, as sentences; the first language is the one that others are compared with. */
export function compareCatalogues(catalogues: ReadonlyMap<string, Catalogue>): string[] {
  const keys = new Set([...catalogues.values()].flatMap((catalogue) => [...catalogue.keys()]));
  return [...keys].sort().flatMap((key) => compareKey(key, catalogues));
}

function compareKey(key: string, catalogues: ReadonlyMap<string, Catalogue>): string[] {
  const problems: string[] = [];
  let expected: string | undefined;
  for (const [language, catalogue] of catalogues) {
    const message = catalogue.get(key);
    if (message === undefined) {
      problems.push(`${language} lacks ${key}`);
      continue;
    }
    const found = argumentsOf(message);
    expected ??= found;
    if (found !== expected)
      problems.push(`${key} has ${found} in ${language}, ${expected} in the first language`);
  }
  return problems;
}

/** The names that a message needs values for, sorted: "count, name, <strong>"; or what is wrong with it. */
export function argumentsOf(message: string): string {
  try {
    const names = new Set(parse(message).flatMap(namesIn));
    return [...names].sort().join(', ') || 'no arguments';
  } catch (error) {
    return `a mistake (${String(error)})`;
  }
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
    case TYPE.plural:
    case TYPE.select:
      return [
        element.value,
        ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn)),
      ];
    default:
      return [element.value];
  }
}
