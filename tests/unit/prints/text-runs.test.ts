import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facesFor } from '@/lib/export/pdf/fonts';
import { MISSING, missingFrom, visualRuns, type Face } from '@/lib/export/pdf/text-runs';

const faces = facesFor(false, 'zh-CN');
const runs = (text: string) => visualRuns(text, faces).map(({ face, text: part }) => `${face}:${part}`);

describe('the fonts of a line', () => {
  it('is one where one has everything', () => {
    expect(runs('第 12 桌 张伟 Wang')).toEqual(['regular:第 12 桌 张伟 Wang']);
  });

  it.each([
    ['a character of rare names', '𠮷', 'rare:𠮷'],
    ['one of the first extension', '㛃', 'regular:㛃'],
    ['one that dictionaries have and fonts often lack', '镕喆堃①桌龘', 'regular:镕喆堃①桌龘'],
    ['Korean', '김철수', 'hangul:김철수'],
    ['Thai', 'สมชาย', 'thai:สมชาย'],
    ['Hebrew', 'שלום', 'hebrew:שלום'],
    ['Arabic', 'محمد', 'arabic:محمد'],
    ['an emoji', '🎲', 'emoji:🎲'],
    ['people who are one emoji', '👨‍👩‍👧', 'emoji:👨‍👩‍👧'],
    ['a heart that asks to be an emoji', '❤️', 'emoji:❤️'],
    ['a letter with its accent apart', 'e\u0301', 'regular:e\u0301'],
  ])('has %s', (_, text, expected) => {
    expect(runs(text)).toEqual([expected]);
  });

  it('has the shapes of the language, and of the other one what that lacks', () => {
    const shapes = (language: string, text: string) =>
      visualRuns(text, facesFor(false, language)).map(({ face, text: part }) => `${face}:${part}`);
    expect(shapes('zh-CN', '骨次返')).toEqual(['regular:骨次返']);
    expect(shapes('en', '骨次返')).toEqual(['regular:骨次返']);
    expect(shapes('zh-TW', '骨次返 第 1 桌')).toEqual(['traditional:骨次返 第 1 桌']);
    // Names keep their own characters, which the font of the other script has.
    expect(shapes('zh-TW', '陈㛃')).toEqual(['regular:陈', 'traditional:㛃']);
    expect(shapes('zh-TW', '𠮷')).toEqual(['rare:𠮷']);
  });

  it('changes only for what the text’s own font lacks', () => {
    expect(runs('𠮷田（日本）')).toEqual(['rare:𠮷', 'regular:田（日本）']);
  });

  it('sets quotes narrow between Latin letters and wide between Chinese ones', () => {
    expect(runs('don’t')).toEqual(['regular:don', 'hebrew:’', 'regular:t']);
    expect(runs('第‘七’桌')).toEqual(['regular:第‘七’桌']);
  });

  it('has a plain space for each that fonts don’t know', () => {
    expect(runs('张\t伟\u2028王\u205f李')).toEqual(['regular:张 伟 王 李']);
    expect(missingFrom('\t\u205f', faces)).toEqual([]);
  });

  it('draws what no font has as a box, and says so', () => {
    expect(runs('张\u{24b62}')).toEqual([`regular:张${MISSING}`]);
    expect(missingFrom('张\u{24b62}\u{24b62} \u200d', faces)).toEqual(['\u{24b62}']);
  });
});

describe('text that is read from the right', () => {
  it('stands to the left of what comes before it', () => {
    expect(runs('محمد علي')).toEqual(['arabic:علي', 'regular: ', 'arabic:محمد']);
  });

  it('has its brackets the other way round, and numbers as they are', () => {
    expect(runs('משה (12)').join('')).toBe('regular:(regular:12regular:) hebrew:משה');
  });

  it('keeps Latin and Chinese around it in place', () => {
    expect(runs('王 משה abc')).toEqual(['regular:王 ', 'hebrew:משה', 'regular: abc']);
  });
});

it('loses no visible character, whatever the text', () => {
  const all: Face = { id: 'all', covers: () => true };
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      const signs = (one: string) =>
        [...one.normalize('NFC').replaceAll(/[\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Sm}]/gu, '')].sort();
      const drawn = visualRuns(text, [all]).map((run) => run.text);
      expect(signs(drawn.join(''))).toEqual(signs(text));
    }),
  );
});
