import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findUsage } from './used-keys';

const LIBRARY = `
  type Translator<Messages, Namespace> = {
    <Key extends string>(key: Key, values?: object): string;
    rich(key: string): string;
    has(key: string): boolean;
  };
  declare function useTranslations<Namespace extends string>(namespace: Namespace): Translator<object, Namespace>;
`;
const CATALOGUE = new Map(
  ['dice.hint', 'dice.kind.hit', 'dice.kind.miss', 'dice.state.open', 'prize.title'].map((key) => [key, '']),
);

/** The usage in a program of one file. */
function usageOf(source: string) {
  const name = '/code.ts';
  const host = ts.createCompilerHost({});
  const readFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, options) =>
    file === name ? ts.createSourceFile(file, LIBRARY + source, options, true) : readFile(file, options);
  const program = ts.createProgram([name], { noLib: true, types: [] }, host);
  const { used, unknown } = findUsage(program, (file) => file === name, CATALOGUE);
  return { used: [...used].sort(), unknown };
}

describe('a used message', () => {
  it.each([
    ['a literal key', `useTranslations('dice')('hint')`, ['dice.hint']],
    ['a key of a nested namespace', `useTranslations('dice.kind')('hit')`, ['dice.kind.hit']],
    ['a key for rich text', `useTranslations('dice').rich('hint')`, ['dice.hint']],
    [
      'either key of a choice',
      `useTranslations('dice')(1 ? 'hint' : 'state.open')`,
      ['dice.hint', 'dice.state.open'],
    ],
    [
      'a key that is computed from known strings',
      `declare const kind: 'hit'; useTranslations('dice')(\`kind.\${kind}\`)`,
      ['dice.kind.hit'],
    ],
    [
      'everything with the beginning of a key whose rest is unknown',
      `declare const kind: string; useTranslations('dice')(\`kind.\${kind}\`)`,
      ['dice.kind.hit', 'dice.kind.miss'],
    ],
    [
      'the same where the rest is claimed to be known',
      `declare const kind: string; useTranslations('dice')(\`kind.\${kind as 'hit'}\`)`,
      ['dice.kind.hit', 'dice.kind.miss'],
    ],
    [
      'the same where the key has a name',
      `declare const kind: string; const key = \`kind.\${kind}\` as 'kind.hit'; useTranslations('dice')(key)`,
      ['dice.kind.hit', 'dice.kind.miss'],
    ],
    [
      'a key of a function that was passed on',
      `function name(words: Translator<object, 'prize'>) { return words('title'); }`,
      ['prize.title'],
    ],
  ])('is %s', (_, source, keys) => {
    expect(usageOf(source)).toEqual({ used: keys, unknown: [] });
  });

  it('is unknown if the languages don’t have it', () => {
    expect(usageOf(`useTranslations('dice')('hnit')`).unknown).toEqual([
      expect.stringContaining('dice.hnit'),
    ]);
    expect(usageOf(`declare const a: string; useTranslations('dice')(\`kid.\${a}\`)`).unknown).toHaveLength(
      1,
    );
  });

  it('may be missing where the code asks whether it is there', () => {
    expect(usageOf(`useTranslations('dice').has('hnit')`).unknown).toEqual([]);
  });

  it('is nothing that other functions get', () => {
    expect(usageOf(`declare function go(to: string): void; go('hint')`)).toEqual({ used: [], unknown: [] });
  });
});
