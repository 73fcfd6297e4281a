import { beforeAll, describe, expect, it } from 'vitest';
import { measureIn } from '@/lib/export/pdf/measure';
import type { Page } from '@/lib/export/pdf/page';
import type { LayoutTools } from '@/lib/export/prints/layout';
import { seatGrid } from '@/lib/export/prints/log-seats';
import { LOG_LINES, logPages } from '@/lib/export/prints/log-sheet';
import { packingPages } from '@/lib/export/prints/packing';
import { ruleSheetPages } from '@/lib/export/prints/rule-sheet';
import { nameListPages } from '@/lib/export/prints/seating-by-name';
import { tableListPages } from '@/lib/export/prints/seating-by-table';
import { shoppingPages } from '@/lib/export/prints/shopping';
import { slipPages } from '@/lib/export/prints/slips';
import { cardPages } from '@/lib/export/prints/table-cards';
import { LOCALES } from '@/lib/i18n/locales';
import { PRESET_IDS, PRESETS } from '@/lib/rules';
import { packingList } from '@/lib/schemas/packing-list';
import { CARD_LAYOUTS } from '@/lib/schemas/prints';
import { prizeSlips } from '@/lib/schemas/prize-slips';
import { shoppingList } from '@/lib/schemas/shopping-list';
import { overlaps, strayTexts, textsOf, wordsOf } from './read-marks';
import { HARD_NAMES, sampleAccess, samplePrint, sampleWords, type SampleOptions } from './sample';

let tools: LayoutTools;
beforeAll(async () => {
  tools = { words: await sampleWords(), measure: measureIn('zh-CN') };
});

const count = (text: string, part: string) => text.split(part).length - 1;
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Each print of an event, by name. */
function allPrints(options: SampleOptions, with_: LayoutTools = tools): Record<string, Page[]> {
  const input = samplePrint(options);
  const cards = sampleAccess(input);
  const { plan, house, slipTiers } = input;
  return {
    rules: ruleSheetPages(input, with_),
    ...Object.fromEntries(
      CARD_LAYOUTS.map((layout) => [layout, [...cardPages(cards, { event: input.event, layout }, with_)]]),
    ),
    byTable: tableListPages(input, with_),
    byName: nameListPages(input, with_),
    log: [...logPages(input, with_)],
    slips: [
      ...slipPages(
        prizeSlips(plan, house, slipTiers, () => 'K4QX'),
        input,
        with_,
      ),
    ],
    packing: packingPages(packingList(plan, house, slipTiers), input, with_),
    shopping: shoppingPages(shoppingList(plan, house, 5), input, with_),
  };
}

describe('every print', () => {
  it.each(LOCALES)('stays on its paper, nothing upon anything else, in %s', async (locale) => {
    const local = { words: await sampleWords(locale), measure: measureIn(locale) };
    for (const options of [{}, { sittings: 2, sets: 2 }, { tables: 9, people: 8 }]) {
      for (const [name, pages] of Object.entries(allPrints(options, local))) {
        expect(pages.length, name).toBeGreaterThan(0);
        expect(strayTexts(pages), name).toEqual([]);
        expect(pages.flatMap(overlaps), name).toEqual([]);
      }
    }
  });

  it('copes with names of hundreds of letters', () => {
    const names = ['W'.repeat(100), '龘'.repeat(100), 'word '.repeat(20).trim()];
    for (const [name, pages] of Object.entries(allPrints({ tables: 3, people: 30, names }))) {
      expect(strayTexts(pages), name).toEqual([]);
      expect(pages.flatMap(overlaps), name).toEqual([]);
    }
  });

  it('numbers its pages', () => {
    const pages = nameListPages(samplePrint({ tables: 60 }), tools);
    const feet = pages.map((page) => textsOf(page).at(-1)?.text);
    expect(feet).toEqual(pages.map((_, at) => `${at + 1} / ${pages.length}`));
    expect(pages.length).toBeGreaterThan(5);
  });
});

describe('the seating lists', () => {
  it('have every guest of 60 tables once', () => {
    const names = Array.from({ length: 720 }, (_, at) => `甲${at}乙`);
    const input = samplePrint({ tables: 60, people: 12, names });
    for (const pages of [tableListPages(input, tools), nameListPages(input, tools)]) {
      const text = wordsOf(pages);
      expect(names.filter((name) => count(text, name) !== 1)).toEqual([]);
    }
  });

  it('wrap the longest names and lose none of them', () => {
    const input = samplePrint({ tables: 1 });
    for (const pages of [tableListPages(input, tools), nameListPages(input, tools)]) {
      const text = wordsOf(pages);
      expect(HARD_NAMES.filter((name) => !text.includes(bare(name)))).toEqual([]);
    }
  });

  it('say which sitting, where there are several', () => {
    expect(wordsOf(tableListPages(samplePrint({ sittings: 2 }), tools))).toContain('午场第1桌领导桌');
    expect(wordsOf(tableListPages(samplePrint(), tools))).not.toContain('午场');
  });

  it('say when each of several sittings begins, and of one of them on every page which it is', () => {
    const input = samplePrint({ sittings: 2 });
    const one = { ...input, event: { ...input.event, sittings: input.event.sittings.slice(0, 1) } };
    for (const print of [tableListPages, nameListPages]) {
      const both = wordsOf(print(input, tools));
      expect(both).toContain('午场：2026年9月25日');
      expect(both).toContain('第2场：2026年9月25日');
      const pages = print(one, tools);
      expect(wordsOf(pages)).toContain('午场：2026年9月25日');
      expect(wordsOf(pages)).not.toContain('第2场：');
      for (const page of pages) {
        expect(bare(textsOf(page).at(-2)?.text ?? '')).toContain('博饼·午场·');
      }
    }
  });

  it('stand under the letters of the names', () => {
    const texts = nameListPages(samplePrint(), tools).flatMap(textsOf);
    const at = (text: string) => texts.findIndex((mark) => mark.text === text);
    expect(at('张伟')).toBe(at('Z') + 1);
  });
});

describe('the paper log', () => {
  it('says when the sitting begins that its table is of, where there are several', () => {
    const texts = wordsOf([...logPages(samplePrint({ sittings: 2 }), tools)]);
    expect(texts).toContain('2026年9月25日');
    expect(wordsOf([...logPages(samplePrint(), tools)])).not.toContain('2026年9月25日');
  });

  it('has each table’s guests in order, every line once, and a square for each prize', () => {
    const [input, people] = [samplePrint({ tables: 2 }), HARD_NAMES.length];
    const pages = [...logPages(input, tools)];
    const perTable = pages.length / 2;
    for (const table of [0, 1]) {
      const own = pages.slice(table * perTable, (table + 1) * perTable);
      const texts = own.flatMap(textsOf).map((mark) => mark.text);
      expect(bare(texts.join(''))).toContain(
        HARD_NAMES.slice(0, 2)
          .map((name, at) => `${at + 1}${name}`)
          .join(''),
      );
      const numbers = texts.filter((text) => /^\d+$/.test(text)).map(Number);
      expect(numbers.slice(people + 2)).toEqual(Array.from({ length: LOG_LINES }, (_, at) => at + 1));
      const squares = own.flat().filter((mark) => mark.kind === 'box' && mark.width < 7);
      expect(squares).toHaveLength(1 + 2 + 4 + 8 + 16 + 32);
    }
  });

  it('is one for each 会', () => {
    const once = [...logPages(samplePrint({ tables: 1 }), tools)];
    const twice = [...logPages(samplePrint({ tables: 1, sets: 2 }), tools)];
    expect(twice).toHaveLength(once.length * 2);
    expect(wordsOf(twice)).toContain('第2会');
  });

  it('says in short how each prize is won', () => {
    const text = wordsOf([...logPages(samplePrint(), tools)]);
    expect(text).toContain('四进：4以外的一种点数正好4个');
    expect(text).toContain('状元：六勃红＞状元插金花＞五红＞五子登科＞四红');
  });

  it('numbers guests by their chairs, as every list does, and who has none by the next free one', () => {
    const guest = { employeeNumber: null, external: false, waiting: false, tableId: 't', pinyin: '' };
    const chairs = [1, 3, 4, null];
    const guests = chairs.map((chair, at) => ({ ...guest, id: `g${at}`, name: '甲', department: '', chair }));
    const blocks = seatGrid({ id: 't', sitting: null, number: 1, name: '', guests }, 500, tools);
    const texts = blocks
      .flatMap(({ marks }) => marks(0, 0))
      .flatMap((mark) => ('text' in mark ? [mark.text] : []));
    expect(texts.filter((text) => /^\d+$/.test(text))).toEqual(['1', '3', '4', '2', '5', '6']);
  });

  it('goes on at the next page where a table is too full for one', () => {
    const input = samplePrint({ tables: 1, people: 30, names: ['龘'.repeat(100)], preset: 'thirty' });
    const numbers = [...logPages(input, tools)].flatMap(textsOf).map((mark) => mark.text);
    expect(numbers.filter((text) => text === String(LOG_LINES))).toHaveLength(1);
  });
});

describe('the cards', () => {
  it.each(CARD_LAYOUTS)('as %s have each table’s number, PIN and code', (layout) => {
    const input = samplePrint({ tables: 5 });
    const cards = sampleAccess(input);
    const pages = [...cardPages(cards, { event: input.event, layout }, tools)];
    expect(pages).toHaveLength(layout === 'half' ? 3 : 5);
    const text = wordsOf(pages);
    for (const { number, pin } of cards) {
      expect(text).toContain(`第${number}桌`);
      expect(text).toContain(pin);
    }
    const codes = pages.flat().flatMap((mark) => (mark.kind === 'qr' ? [mark.text] : []));
    expect(codes).toEqual(cards.map((card) => card.url));
  });

  it('say where to type the PIN in, without the code', () => {
    const input = samplePrint({ tables: 1 });
    const text = wordsOf([...cardPages(sampleAccess(input), { event: input.event, layout: 'page' }, tools)]);
    expect(text).toContain('bobing.example.com/t，');
    expect(text).not.toContain('kkkk');
  });
});

describe('the cards of several sittings', () => {
  it.each(CARD_LAYOUTS)('say on each which it is, and when it begins: %s', (layout) => {
    const input = samplePrint({ sittings: 2, tables: 1 });
    const pages = cardPages(sampleAccess(input), { event: input.event, layout }, tools);
    const text = wordsOf([...pages]);
    const sides = layout === 'tent' ? 2 : 1;
    expect(count(text, '午场：2026年9月25日')).toBe(sides);
    expect(count(text, '第2场：2026年9月25日')).toBe(sides);
  });
});

describe('the rule sheet', () => {
  it.each(PRESET_IDS)('of %s has every tier with its goods, and the final', (preset) => {
    const input = samplePrint({ preset });
    const text = wordsOf(ruleSheetPages(input, tools));
    for (const { id } of PRESETS[preset].tiers) expect(text).toContain(`抽纸${id}×`);
    expect(text).toContain('第1名折叠自行车×1');
    expect(text).toContain('2026年9月25日');
    expect(text).toContain('厦门宾馆明宵厅');
  });

  it('says which prizes are for slips', () => {
    expect(wordsOf(ruleSheetPages(samplePrint(), tools))).toContain('抽纸duitang×2（凭奖券领奖）');
  });

  it('fits one page with the usual rules', () => {
    expect(ruleSheetPages(samplePrint(), tools)).toHaveLength(1);
  });
});

describe('the lists of prizes', () => {
  it('have a slip for each prize, ten on a page', () => {
    const { slips } = allPrints({ tables: 6 });
    expect(slips).toHaveLength(2);
    const texts = slips?.flatMap(textsOf).map((mark) => mark.text) ?? [];
    const serials = texts.filter((text) => text.endsWith('-K4QX'));
    expect(serials).toHaveLength(12);
    expect(new Set(serials).size).toBe(12);
  });

  it('say what goes into each box', () => {
    const text = wordsOf(allPrints({ tables: 60 })['packing'] ?? []);
    expect(count(text, '32件')).toBe(60);
    expect(count(text, '对堂奖券')).toBe(60);
  });

  it('add up what is to be bought', () => {
    const text = wordsOf(allPrints({ tables: 10 })['shopping'] ?? []);
    expect(text).toContain('抽纸yixiu一秀×3203201633');
    expect(text).toContain('合计');
  });
});
