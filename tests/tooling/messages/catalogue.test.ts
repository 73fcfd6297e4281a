import { describe, expect, it } from 'vitest';
import { argumentsOf, compareCatalogues, flatten, type Nested } from './catalogue';

const compare = (languages: Record<string, Nested>) =>
  compareCatalogues(new Map(Object.entries(languages).map(([name, nested]) => [name, flatten(nested)])));

describe('comparing languages', () => {
  it('finds nothing where keys and arguments agree', () => {
    const zh = { dice: { hint: '{count} 次，{name}' } };
    const en = { dice: { hint: '{name}: {count, plural, one {# throw} other {# throws}}' } };
    expect(compare({ zh, en })).toEqual([]);
  });

  it('finds a key that one language lacks, whichever it is', () => {
    expect(compare({ zh: { a: '一', b: '二' }, en: { a: 'one' } })).toEqual(['en lacks b']);
    expect(compare({ zh: { a: '一' }, en: { a: 'one', b: 'two' } })).toEqual(['zh lacks b']);
  });

  it('finds an argument that is missing, has another name, or is a tag', () => {
    expect(compare({ zh: { a: '{count} 个' }, en: { a: 'several' } })).toHaveLength(1);
    expect(compare({ zh: { a: '{count} 个' }, en: { a: '{number} of them' } })).toHaveLength(1);
    expect(compare({ zh: { a: '<b>红</b>' }, en: { a: 'red' } })).toHaveLength(1);
  });

  it('finds a message that can’t be parsed', () => {
    expect(compare({ zh: { a: '{count}' }, en: { a: '{count' } })[0]).toContain('mistake');
  });
});

describe('the arguments of a message', () => {
  it('are also those inside plurals, choices and tags', () => {
    expect(
      argumentsOf('{n, plural, =0 {none} other {<b>{who}</b> {how, select, a {x} other {{what}}}}}'),
    ).toBe('<b>, how, n, what, who');
  });
});
