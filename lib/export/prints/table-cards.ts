import { A4, INK_2, LACQUER, RULE, box, line, text, type Mark, type Page } from '../pdf/page';
import type { CardLayout } from '../../schemas/prints';
import { stepMarks } from './card-steps';
import type { PrintedAccess, PrintedEvent } from './input';
import { CONTENT, MARGIN, slot, type LayoutTools } from './layout';
import { timedSitting } from './titles';

const HALF = A4.height / 2;

/** Cards with each table's number, QR code and PIN. Pure. */
export function* cardPages(
  cards: readonly PrintedAccess[],
  { event, layout }: { event: PrintedEvent; layout: CardLayout },
  tools: LayoutTools,
): Generator<Page> {
  const perPage = layout === 'half' ? 2 : 1;
  for (let at = 0; at < cards.length; at += perPage) {
    const [card, second] = cards.slice(at, at + perPage);
    if (!card) return;
    if (layout === 'page') yield hostSide(card, event, LARGE, tools);
    else if (layout === 'tent') yield tent(card, event, tools);
    else {
      yield [
        ...hostSide(card, event, UPPER, tools),
        cut(),
        ...(second ? hostSide(second, event, LOWER, tools) : []),
      ];
    }
  }
}

/** Folded, both halves stand upright: the upper one is the back. */
function tent(card: PrintedAccess, event: PrintedEvent, tools: LayoutTools): Mark[] {
  return [
    { kind: 'turned', width: A4.width, height: HALF, marks: guestSide(card, event, tools) },
    cut(),
    text(A4.width - 14, HALF - 5, tools.words.t('cards.fold'), { size: 7, color: INK_2, align: 'right' }),
    ...hostSide(card, event, LOWER, tools),
  ];
}

function cut(): Mark {
  return line([0, HALF], [A4.width, HALF], { dashed: true });
}

/** What guests look for: the table's number, large. */
function guestSide(card: PrintedAccess, event: PrintedEvent, { words, measure }: LayoutTools): Mark[] {
  const at = (y: number) => ({ x: MARGIN, y, width: CONTENT });
  const number = words.t('table', { number: card.number });
  const below = joined([card.name, sittingOf(card, event, words)], words);
  return [
    ...slot(event.name, at(70), { align: 'center', size: 15, lines: 2, color: INK_2 }, measure),
    ...slot(number, at(262), { align: 'center', size: 150, bold: true, color: LACQUER }, measure),
    ...slot(below, at(346), { align: 'center', size: 28, bold: true, lines: 2 }, measure),
  ];
}

/** Sizes of a host's side: where it begins, its code, its letters. */
interface Measures {
  top: number;
  code: number;
  codeTop: number;
  about: number;
  title: number;
  pin: number;
  step: number;
  /** Where the steps stand: beside the code, or below it. */
  steps: { below: boolean; height: number };
}

const UPPER: Measures = {
  ...{ top: 0, code: 236, codeTop: 128, about: 12, title: 44, pin: 46, step: 13 },
  steps: { below: false, height: 152 },
};
const LOWER: Measures = { ...UPPER, top: HALF };
const LARGE: Measures = {
  ...{ top: 0, code: 320, codeTop: 190, about: 16, title: 72, pin: 56, step: 19 },
  steps: { below: true, height: 260 },
};

/** What the host needs: the code, the PIN, and how to begin. */
function hostSide(card: PrintedAccess, event: PrintedEvent, sizes: Measures, tools: LayoutTools): Mark[] {
  const { words, measure } = tools;
  const { top, code, title } = sizes;
  const codeTop = top + sizes.codeTop;
  const beside = MARGIN + code + 24;
  const room = A4.width - MARGIN - beside;
  const about = joined([event.name, sittingOf(card, event, words)], words);
  const number = words.t('table', { number: card.number });
  const nameAt = Math.min(CONTENT * 0.6, measure(number, { size: title, bold: true })) + title * 0.5;
  const steps = sizes.steps.below
    ? { x: MARGIN, y: codeTop + code + 34, width: CONTENT, height: sizes.steps.height }
    : { x: beside, y: codeTop + code - sizes.steps.height, width: room, height: sizes.steps.height };
  return [
    ...slot(
      about,
      { x: MARGIN, y: top + 46, width: CONTENT },
      { size: sizes.about, lines: 2, color: INK_2 },
      measure,
    ),
    ...slot(
      number,
      { x: MARGIN, y: codeTop - title * 0.62, width: CONTENT * 0.6 },
      { size: title, bold: true, color: LACQUER },
      measure,
    ),
    ...slot(
      card.name,
      { x: MARGIN + nameAt, y: codeTop - title * 0.62, width: CONTENT - nameAt },
      { size: title * 0.45, bold: true, lines: 2 },
      measure,
    ),
    box({ x: MARGIN, y: codeTop, width: code, height: code }, { stroke: RULE, radius: 8 }),
    { kind: 'qr', x: MARGIN + 6, y: codeTop + 6, size: code - 12, text: card.url },
    text(beside, codeTop + 12, words.t('cards.pin'), { size: 11, color: INK_2 }),
    ...slot(
      card.pin,
      { x: beside, y: codeTop + 18 + sizes.pin * 0.8, width: room },
      { size: sizes.pin, bold: true },
      measure,
    ),
    ...stepMarks(card, steps, sizes.step, tools),
  ];
}

/** The sitting and when it begins, where there are several. */
function sittingOf({ sitting }: PrintedAccess, event: PrintedEvent, words: LayoutTools['words']): string {
  if (!sitting) return '';
  const timed = timedSitting(event, sitting);
  return timed ? words.sittingAt(timed, event) : words.sitting(sitting);
}

function joined(parts: readonly string[], words: LayoutTools['words']): string {
  return parts.filter((part) => part !== '').join(words.t('between'));
}
