import { describe, expect, it } from 'vitest';
import { findSentences } from './sentences';

const found = (source: string) => findSentences('file.tsx', source);

describe('a sentence in the code', () => {
  it.each([
    ['Chinese in a string', `const name = '状元';`],
    ['Chinese punctuation', `const list = names.join('、');`],
    ['Chinese in a template', 'const text = `${count} 人`;'],
    ['Chinese in an attribute', `<Tier name="状元" />`],
    ['Chinese between tags', `<p>状元</p>`],
    ['Chinese in a pattern', `const heading = /姓名/;`],
    ['a word between tags', `<p>Winner</p>`],
    ['a word in braces', `<p>{'Winner'}</p>`],
    ['a word in a choice', `<p>{won ? 'Winner' : null}</p>`],
    ['a word beside a value', '<p>{`${count} wins`}</p>'],
    ['a label', `<button aria-label="Close" />`],
    ['a label that is chosen', `<button aria-label={open ? 'Close' : name} />`],
    ['a placeholder', `<input placeholder="Name" />`],
    ['an alternative text', `<img alt="Dice" />`],
    ['a title', `<abbr title="PIN" />`],
  ])('is %s', (_, source) => {
    expect(found(source)).toHaveLength(1);
  });

  it.each([
    ['a comment', `// 状元\n/* Winner */ const a = 1;`],
    ['a class name', `<p className="font-bold" />`],
    ['a class name that is chosen', `<p className={won ? 'text-red' : 'text-ink'} />`],
    ['a code', `const code = 'not-found';`],
    ['what a choice depends on', `<p>{state === 'open' ? count : null}</p>`],
    ['an argument of a call', `<p>{t('winner')}</p>`],
    ['one letter or a sign', `<p>A · × 6</p>`],
  ])('is not %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });

  it('is reported with its place', () => {
    expect(found(`const a = 1;\nconst b = '会饼';`)).toEqual(['file.tsx:2 会饼']);
  });
});
