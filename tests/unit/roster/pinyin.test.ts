import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pinyinOf } from '@/lib/import/pinyin';
import { compareNames, matchesPinyin } from '@/lib/schemas/pinyin-search';
import { searchGuests } from '@/lib/schemas/search-guests';

describe('a name in pinyin', () => {
  test.each([
    ['张伟', 'zhang wei'],
    ['单雄信', 'shan/dan/chan xiong xin/shen'],
    ['曾国藩', 'zeng/ceng guo fan'],
    ['仇英', 'qiu/chou ying'],
    ['解缙', 'xie/jie jin'],
    ['李解', 'li jie/xie'],
    ['尉迟恭', 'yu/wei chi gong'],
    ['吕布', 'lv/lu bu'],
    ['呂布', 'lv/lu bu'],
    ['张略', 'zhang lve/lue'],
    ['𠮷野㛃', 'ji ye jie'],
    ['Anna Müller', 'anna muller/mvller'],
    ['José García', 'jose garcia'],
    ['Li 小明', 'li xiao ming'],
    ['Anna张伟', 'anna zhang wei'],
    ['王伟🎉', 'wang wei'],
    ['🎲', ''],
    ['O’Neil', 'oneil'],
  ])('%s: %s', (name, pinyin) => {
    expect(pinyinOf(name)).toBe(pinyin);
  });

  test('of any text is made of words and slashes alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (name) => {
        const pinyin = pinyinOf(name);
        expect(pinyin).not.toMatch(/^\s|\s\s|\s$|\/\/|^\/|\/$/u);
        expect(compareNames({ name, pinyin }, { name, pinyin })).toBe(0);
      }),
    );
  });
});

describe('typed letters', () => {
  test.each(['zw', 'z', 'zh', 'zhang', 'zhangw', 'zhangwei', 'zhwei', 'zwei', 'wei', 'w', 'zhw'])(
    '%s find 张伟',
    (letters) => {
      expect(matchesPinyin(pinyinOf('张伟'), letters)).toBe(true);
    },
  );

  test.each(['an', 'ang', 'wz', 'zhangwe1', 'zhangweiw', 'ei', 'zhanw', ''])('%s do not', (letters) => {
    expect(matchesPinyin(pinyinOf('张伟'), letters)).toBe(false);
  });

  test.each([
    ['单雄信', 'sxx'],
    ['单雄信', 'danxiong'],
    ['曾慧敏', 'zhm'],
    ['曾慧敏', 'ceng'],
    ['乐嘉', 'yj'],
    ['乐嘉', 'lj'],
    ['吕布', 'lvbu'],
    ['吕布', 'lubu'],
    ['吕布', 'lb'],
    ['欧阳倩', 'ouyang'],
    ['欧阳倩', 'oyq'],
    ['重庆', 'chongq'],
    ['𠮷野', 'jy'],
    ['Anna Müller', 'am'],
  ])('%s is found by %s', (name, letters) => {
    expect(matchesPinyin(pinyinOf(name), letters)).toBe(true);
  });

  test('any mixture of whole syllables and initials finds the name', () => {
    const names = ['张伟明', '陈诗雨', '欧阳娜娜', '曾解重', '诸葛亮'];
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (name, whole) => {
          const letters = pinyinOf(name)
            .split(' ')
            .map((readings, at) => {
              const last = readings.split('/').at(-1) ?? '';
              return whole[at] ? last : last.slice(0, 1);
            })
            .join('');
          expect(matchesPinyin(pinyinOf(name), letters)).toBe(true);
        },
      ),
    );
  });
});

describe('the search', () => {
  const guest = (name: string, rest: object = {}) => ({
    ...{ name, employeeNumber: '', department: '', phone: '', note: '', pinyin: pinyinOf(name) },
    ...rest,
  });
  const all = [
    guest('张伟', { employeeNumber: '00013', department: '研发中心' }),
    guest('王伟', { employeeNumber: '00020', department: '市场部' }),
    guest('吕𠮷㛃', { note: '吃素' }),
    guest('Anna Müller', { department: 'Marketing' }),
    guest('محمد علی'),
  ];
  test.each([
    ['zw', ['张伟']],
    ['zhang wei', ['张伟']],
    ['wei zhang', ['张伟']],
    ['ww 市场', ['王伟']],
    ['wei', ['张伟', '王伟']],
    ['伟', ['张伟', '王伟']],
    ['０００２０', ['王伟']],
    ['lv', ['吕𠮷㛃']],
    ['lü', ['吕𠮷㛃']],
    ['lu', ['吕𠮷㛃']],
    ["lv'ji", ['吕𠮷㛃']],
    ['𠮷', ['吕𠮷㛃']],
    ['㛃', ['吕𠮷㛃']],
    ['吃素', ['吕𠮷㛃']],
    ['ANNA', ['Anna Müller']],
    ['muller', ['Anna Müller']],
    ['marketing', ['Anna Müller']],
    ['علی', ['محمد علی']],
    ['zhang 市场', []],
  ])('%s', (query, names) => {
    expect(searchGuests(all, query).map(({ name }) => name)).toEqual(names);
  });

  test('nothing typed is everybody', () => {
    expect(searchGuests(all, ' ')).toBe(all);
  });
});

describe('by name', () => {
  const sorted = (...names: string[]) =>
    names
      .map((name) => ({ name, pinyin: pinyinOf(name) }))
      .sort(compareNames)
      .map(({ name }) => name);

  test('is by pinyin, surnames by their own reading, Latin names among them', () => {
    expect(sorted('张伟', '单雄信', 'Bob', '曾敏', '陈一', '安娜', '🎲', '𠮷野', '王伟')).toEqual([
      '安娜',
      'Bob',
      '陈一',
      '𠮷野',
      '单雄信',
      '王伟',
      '曾敏',
      '张伟',
      '🎲',
    ]);
  });

  test('a shorter name comes before a longer one that begins the same', () => {
    expect(sorted('李明明', '李明', '李妹')).toEqual(['李妹', '李明', '李明明']);
  });
});
