import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCode, foldName, foldText, isBroken, isCellError, isDamagedNumber } from '../../lib/import/text';

describe('foldName', () => {
  it.each([
    [' 林晓 ', '林晓'],
    ['王  伟', '王伟'],
    ['王\u3000伟', '王伟'],
    ['王\u00a0伟', '王伟'],
    ['欧阳  静', '欧阳静'],
    ['欧 阳 静 怡', '欧阳静怡'],
    ['𠮷田 花子', '𠮷田 花子'],
    ['欧阳  静怡', '欧阳 静怡'],
    ['阿依古丽·买买提', '阿依古丽·买买提'],
    ['Jean-Luc   O’Neill', 'Jean-Luc O’Neill'],
    ['王 Wei', '王 Wei'],
    ['Jose\u0301', 'José'],
    ['=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['@小明', '@小明'],
    ['镕㛃', '镕㛃'],
    ['小王👨‍👩‍👧', '小王👨‍👩‍👧'],
    ['\u202bمحمد  علي\u202c', 'محمد علي'],
    ['王\n伟', '王伟'],
    ['\ufeff王伟\u200b', '王伟'],
  ])('%j is %j', (text, name) => {
    expect(foldName(text)).toBe(name);
  });

  it('gives again what it gave, and no space twice or at the ends', () => {
    const piece = fc.constantFrom('王', '伟', '𠮷', ' ', '\u3000', 'a', '·', '\u00a0', '\u200b', 'é', '👪');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const name = foldName(pieces.join(''));
        expect(foldName(name)).toBe(name);
        expect(name).not.toMatch(/^\s|\s$|\s\s/u);
      }),
    );
  });
});

describe('foldText and foldCode', () => {
  it('fold once for all, whatever they are given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldCode(foldCode(text))).toBe(foldCode(text));
      }),
    );
  });

  it('make numbers half-width and take out what shows nothing', () => {
    expect(foldCode('０００13')).toBe('00013');
    expect(foldCode('\u202a138 0000\u00a00000\u202c')).toBe('13800000000');
  });
});

describe('isBroken', () => {
  it.each(['\0', 'a\u0007', '\ud842', '\udfb7x', '王\ufffd'])('finds what is lost in %j', (text) => {
    expect(isBroken(text)).toBe(true);
  });
  it.each(['𠮷', '👨‍👩‍👧', 'محمد', ''])('leaves %j alone', (text) => {
    expect(isBroken(text)).toBe(false);
  });
});

it('knows what Excel has damaged', () => {
  expect(['1.35E+10', '1E10', '1.38e+10'].every(isDamagedNumber)).toBe(true);
  expect(['E10', '1350', '1.35', '00013', 'A1E5'].some(isDamagedNumber)).toBe(false);
  expect(['#N/A', '#REF!', '####'].every(isCellError)).toBe(true);
  expect(['#1', 'N/A', '#王伟'].some(isCellError)).toBe(false);
});
