import { columns, columnWidth, flow, type Block, type Group } from '../pdf/flow';
import { INK_2, LACQUER, line, type Page } from '../pdf/page';
import type { TierPlan } from '../../schemas/prize-plan';
import type { PrintInput } from './input';
import { BOTTOM, CONTENT, MARGIN, paragraph, stack, withFeet, type LayoutTools } from './layout';
import { sheetGroups, sheetHeading, type SheetColumn } from './sheet-blocks';

/** Letters as large as it takes to stay on one page; on two they are large again. */
const SIZES = [9.6, 9.2, 8.8, 8.4, 8] as const;

/** 活动须知: the event, what there is to win, and the rules, in two columns. Pure. */
export function ruleSheetPages(input: PrintInput, tools: LayoutTools): Page[] {
  const { event } = input;
  const head = sheetHead(input, tools);
  const laidOut = (size: number) => sheetFlow(input, { size, top: MARGIN + head.height }, tools);
  const [first = [], ...others] = SIZES.map(laidOut).find((pages) => pages.length === 1) ?? laidOut(SIZES[0]);
  const pages = [[...head.marks(MARGIN, MARGIN), ...first], ...others];
  return withFeet(
    pages,
    [event.name, tools.words.t('print.rules.title')].join(tools.words.t('between')),
    tools,
  );
}

function sheetFlow(
  input: PrintInput,
  { size, top }: { size: number; top: number },
  tools: LayoutTools,
): Page[] {
  const layout = { count: 2, left: MARGIN, width: CONTENT, gutter: 22 };
  const column = { size, width: columnWidth(layout) };
  const groups = [prizeGroup(input, column, tools), ...sheetGroups(input, column, tools)];
  return flow(groups, columns({ ...layout, firstTop: top, top: MARGIN, bottom: BOTTOM }));
}

function sheetHead({ event }: PrintInput, { words, measure }: LayoutTools): Block {
  const centre = { width: CONTENT, align: 'center' as const };
  const several = event.sittings.length > 1;
  const times = event.sittings.map((sitting) =>
    several ? words.sittingAt(sitting, event) : words.when(sitting.startsAt, event),
  );
  const lines = several
    ? [...times, event.venue]
    : [[...times, event.venue].filter(Boolean).join(words.t('between'))];
  return stack([
    paragraph(event.name, { ...centre, size: 20, bold: true, color: LACQUER }, measure),
    paragraph(words.t('print.rules.title'), { ...centre, size: 14, bold: true }, measure),
    ...lines
      .filter((one) => one !== '')
      .map((one) => paragraph(one, { ...centre, size: 9.5, color: INK_2 }, measure)),
    {
      height: 16,
      marks: (x, y) => [line([x, y + 6], [x + CONTENT, y + 6], { color: LACQUER, width: 0.8 })],
    },
  ]);
}

/** Each tier with its goods, at one table; then those of the final. */
function prizeGroup(input: PrintInput, column: SheetColumn, tools: LayoutTools): Group {
  const { plan } = input;
  const { words, measure } = tools;
  const rows = plan.tiers.map((tier) =>
    prizeRow(tierLabel(tier, input, tools), goodsOf(tier, input, tools), column, tools),
  );
  const final = plan.final.map(({ place, name, quantity }) =>
    prizeRow(
      words.t('rules.place', { place: place ?? 0 }),
      words.t('times', { what: name, count: quantity }),
      column,
      tools,
    ),
  );
  return {
    blocks: [
      sheetHeading(words.t('rules.prizes'), column, measure),
      ...rows,
      ...(final.length > 0 ? [sheetHeading(words.t('rules.finalPrizes'), column, measure), ...final] : []),
    ],
    gap: column.size,
  };
}

function tierLabel({ tier, quantity }: TierPlan, { rules }: PrintInput, { words }: LayoutTools): string {
  const name = words.tierOf(rules, tier);
  return quantity === null ? name : words.t('times', { what: name, count: quantity });
}

function goodsOf({ tier, items }: TierPlan, { slipTiers }: PrintInput, { words }: LayoutTools): string {
  const goods = words.list(
    items.map(({ name, quantity }) => words.t('times', { what: name, count: quantity })),
  );
  if (!slipTiers.includes(tier)) return goods;
  return goods === '' ? words.t('rules.bySlip') : words.t('rules.goodsBySlip', { goods });
}

function prizeRow(
  label: string,
  goods: string,
  { width, size }: SheetColumn,
  { measure }: LayoutTools,
): Block {
  const left = Math.min(size * 10, width * 0.4);
  const name = paragraph(label, { width: left - 6, size, bold: true }, measure);
  const content = paragraph(goods === '' ? '\u2013' : goods, { width: width - left, size }, measure);
  const height = Math.max(name.height, content.height) + 3;
  return {
    height,
    marks: (x, y) => [
      ...name.marks(x, y + 1.5),
      ...content.marks(x + left, y + 1.5),
      line([x, y + height], [x + width, y + height]),
    ],
  };
}
