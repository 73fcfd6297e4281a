import type { Page } from '../pdf/page';
import { packingList } from '../../schemas/packing-list';
import type { CardLayout, PrintId } from '../../schemas/prints';
import type { PrizeHouse } from '../../schemas/prize-house';
import type { PrizeSlip } from '../../schemas/prize-slips';
import { shoppingList } from '../../schemas/shopping-list';
import type { PrintedAccess, PrintInput } from './input';
import type { LayoutTools } from './layout';
import { logPages } from './log-sheet';
import { packingPages } from './packing';
import { ruleSheetPages } from './rule-sheet';
import { nameListPages } from './seating-by-name';
import { tableListPages } from './seating-by-table';
import { shoppingPages } from './shopping';
import { slipPages } from './slips';
import { cardPages } from './table-cards';

export interface PrintParts {
  input: PrintInput;
  /** For the cards alone. */
  access: readonly PrintedAccess[];
  layout: CardLayout;
  /** For the slips alone: those of the chosen tables. */
  slips: readonly PrizeSlip[];
  /** Every table of the event, for what is bought. */
  house: PrizeHouse;
  /** Percent of each kind of goods to buy on top. */
  spares: number;
}

/** The pages of a print; those of many tables are laid out as they are asked for. */
export function printPages(print: PrintId, parts: PrintParts, tools: LayoutTools): Iterable<Page> {
  const { input, house, spares } = parts;
  switch (print) {
    case 'rules':
      return ruleSheetPages(input, tools);
    case 'cards':
      return cardPages(parts.access, { event: input.event, layout: parts.layout }, tools);
    case 'by-table':
      return tableListPages(input, tools);
    case 'by-name':
      return nameListPages(input, tools);
    case 'log':
      return logPages(input, tools);
    case 'slips':
      return slipPages(parts.slips, input, tools);
    case 'packing':
      return packingPages(packingList(input.plan, input.house, input.slipTiers), input, tools);
    case 'shopping':
      return shoppingPages(shoppingList(input.plan, house, spares), input, tools);
  }
}
