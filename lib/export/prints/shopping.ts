import { columns as frames, flow, type Group } from '../pdf/flow';
import { MARGIN, BOTTOM, CONTENT, listHead, withFeet, type LayoutTools } from './layout';
import type { Page } from '../pdf/page';
import { formatMoney } from '../../schemas/money';
import type { GoodsUse, ShoppingList, ShoppingRow } from '../../schemas/shopping-list';
import { headRow, row, type Column } from './grid';
import type { PrintInput } from './input';

/** What has to be bought for the whole house, with a total. Pure. */
export function shoppingPages(list: ShoppingList, input: PrintInput, tools: LayoutTools): Page[] {
  const { words } = tools;
  const { t } = words;
  const title = t('print.shopping.title');
  const head = listHead(title, input, tools);
  const columns = columnsOf(tools);
  const heading = headRow(columns, tools);
  const money = (minor: number) => formatMoney(minor, input.event.currency, words.locale);
  const groups: Group[] = [
    ...list.rows.map((one) => row(columns, cellsOf(one, input, tools), tools)),
    ...list.bare.map(({ tier, units }) => {
      const count = units === null ? t('unlimited') : String(units);
      return row(
        columns,
        ['', t('shopping.bare'), words.tierOf(input.rules, tier), count, '', count, '', ''],
        tools,
      );
    }),
    row(
      columns,
      [
        '',
        t('shopping.total'),
        '',
        String(list.needed),
        String(list.spares),
        String(list.buy),
        '',
        money(list.amount),
      ],
      tools,
      'total',
    ),
  ].map((block) => ({ blocks: [block], gap: 0 }));
  const layout = { count: 1, left: MARGIN, width: CONTENT, gutter: 0 };
  const top = MARGIN + heading.height;
  const frame = frames({ ...layout, firstTop: top + head.height, top, bottom: BOTTOM });
  const pages = flow(groups, frame).map((page, at) => [
    ...(at === 0 ? head.marks(MARGIN, MARGIN) : []),
    ...heading.marks(MARGIN, at === 0 ? MARGIN + head.height : MARGIN),
    ...page,
  ]);
  return withFeet(pages, [input.event.name, title].join(t('between')), tools);
}

function columnsOf({ words: { t } }: LayoutTools): Column[] {
  const number = { align: 'right' as const };
  return [
    { heading: '', width: 18 },
    { heading: t('shopping.goods'), width: 140, bold: true },
    { heading: t('shopping.for'), width: CONTENT - 18 - 140 - 3 * 44 - 60 - 68 },
    { heading: t('shopping.needed'), width: 44, ...number },
    { heading: t('shopping.spares'), width: 44, ...number },
    { heading: t('shopping.buy'), width: 44, bold: true, ...number },
    { heading: t('shopping.value'), width: 60, ...number },
    { heading: t('shopping.amount'), width: 68, ...number },
  ];
}

function cellsOf(
  { name, uses, needed, spares, buy, value, amount }: ShoppingRow,
  input: PrintInput,
  tools: LayoutTools,
): string[] {
  const { words } = tools;
  const money = (minor: number) => formatMoney(minor, input.event.currency, words.locale);
  const use = ({ tier, place, count }: GoodsUse) =>
    words.t('times', {
      what: tier === null ? words.t('rules.place', { place: place ?? 0 }) : words.tierOf(input.rules, tier),
      count,
    });
  const most = uses.some((one) => one.most);
  return [
    '\u25a1',
    name,
    words.list(uses.map(use)),
    most ? words.t('shopping.atMost', { count: needed }) : String(needed),
    spares === 0 ? '' : String(spares),
    String(buy),
    money(value),
    money(amount),
  ];
}
