import type { Block } from '../pdf/flow';
import { LACQUER, text, type Mark } from '../pdf/page';
import type { PrintedAccess } from './input';
import { baseline, paragraph, stack, type LayoutTools } from './layout';

/** How a host begins, in a few steps: as large as the room on the card allows. Pure. */

const STEPS = ['scan', 'rollCall', 'throw', 'undo', 'offline'] as const;

export interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The steps below one another, no larger than `size`. */
export function stepMarks(card: PrintedAccess, room: Room, size: number, tools: LayoutTools): Mark[] {
  for (let smaller = size; ; smaller *= 0.95) {
    const block = steps(card, room.width, smaller, tools);
    if (block.height <= room.height || smaller < 3) return [...block.marks(room.x, room.y)];
  }
}

function steps({ url }: PrintedAccess, width: number, size: number, { words, measure }: LayoutTools): Block {
  // Where to type the PIN in: the same address without the code.
  const address = url.replace(/\/[^/]*$/, '').replace(/^https?:\/\//, '');
  const indent = size * 1.6;
  return stack(
    STEPS.map((step, at) => {
      const sentence = words.t(`cards.step.${step}`, { address });
      const block = paragraph(sentence, { width: width - indent, size, leading: 1.4 }, measure);
      return {
        height: block.height,
        marks: (x: number, y: number) => [
          text(x, baseline(y, size * 1.4, size), String(at + 1), { size, bold: true, color: LACQUER }),
          ...block.marks(x + indent, y),
        ],
      };
    }),
    size * 0.35,
  );
}
