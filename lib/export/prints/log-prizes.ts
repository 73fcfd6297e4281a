import type { Block } from '../pdf/flow';
import { INK_2, RULE, box, type Mark } from '../pdf/page';
import { ZHUANGYUAN, type Rules } from '../../rules';
import { ruleSheet, type SheetItem } from '../../rules/rule-sheet';
import { sheetWords } from '../../rules/rule-sheet-words';
import { prizeTiers } from '../../schemas/prize-plan';
import type { PrintInput } from './input';
import { paragraph, stack, type LayoutTools } from './layout';

/** What there is to win at a table, in short, with a square to tick for each prize. Pure. */

const TICK = 6.4;
const STEP = 8.2;
/** More than these are counted by strokes. */
const MOST = 120;

/** Tiers from the highest down: how each is won, and its squares. */
export function prizeTicks(input: PrintInput, width: number, tools: LayoutTools): Block {
  const { rules } = input;
  const { words, measure } = tools;
  const matches = matchesOf(rules, tools);
  const rows = prizeTiers(rules).map(({ tier, quantity }) => {
    const name = words.tierOf(rules, tier);
    const label = paragraph(
      matches.get(tier) ? words.t('log.prize', { tier: name, match: matches.get(tier) ?? '' }) : name,
      { width: width * 0.46, size: 8.5, leading: 1.3 },
      measure,
    );
    return withTicks(label, quantity, width, tools);
  });
  const classes = paragraph(
    classesOf(rules, tools),
    { width, size: 8, color: INK_2, leading: 1.35 },
    measure,
  );
  return stack([...rows, classes], 2);
}

function withTicks(
  label: Block,
  quantity: number | null,
  width: number,
  { words, measure }: LayoutTools,
): Block {
  const left = width * 0.48;
  const perRow = Math.floor((width - left) / STEP);
  if (quantity === null || quantity > MOST) {
    const count = quantity === null ? words.t('unlimited') : words.t('log.units', { count: quantity });
    const note = paragraph(count, { width: width - left, size: 8.5, leading: 1.3 }, measure);
    return {
      height: Math.max(label.height, note.height),
      marks: (x, y) => [...label.marks(x, y), ...note.marks(x + left, y)],
    };
  }
  return {
    height: Math.max(label.height, Math.ceil(quantity / perRow) * STEP),
    marks: (x, y) => [
      ...label.marks(x, y),
      ...Array.from({ length: quantity }, (_, at): Mark =>
        box(
          {
            x: x + left + (at % perRow) * STEP,
            y: y + Math.floor(at / perRow) * STEP + 1.5,
            width: TICK,
            height: TICK,
          },
          { stroke: RULE },
        ),
      ),
    ],
  };
}

/** What has to be thrown for each tier, as the rule sheet says it. */
function matchesOf(rules: Rules, { words }: LayoutTools): Map<string, string> {
  const names = words.sheetNames(rules);
  const sections = ruleSheet(rules);
  const items = sections.find(({ id }) => id === 'prizes')?.items ?? [];
  return new Map(
    items.flatMap(({ params, details }): [string, string][] => {
      const { tier } = params;
      if (typeof tier !== 'object' || !('tier' in tier)) return [];
      const say = (item: SheetItem) => words.sheet(`item.${item.code}`, sheetWords(item, names));
      return [[tier.tier, details.map(say).join(words.t('or'))]];
    }),
  );
}

/** The 状元 classes, highest first. */
function classesOf({ zhuangyuan }: Rules, { words }: LayoutTools): string {
  const hands = [...zhuangyuan.order].reverse().map((hand) => words.rules(`hand.${hand}`));
  return words.t('log.classes', {
    title: words.rules(`tier.${ZHUANGYUAN}`),
    classes: hands.join(zhuangyuan.contest === 'first' ? words.t('or') : words.t('log.above')),
  });
}
