/** Throws that show how turns go and how a game ends. Pure. */
import type { Rules } from '../../rules';
import { NOTHING, play, stage, tiers, type Act, type Scene } from './stage';

/** A longer wait than this is told and not played. */
const MOST_ROUNDS = 200;

function isPlayable(rounds: unknown, least: number): boolean {
  return typeof rounds === 'number' && Number.isInteger(rounds) && rounds >= least && rounds <= MOST_ROUNDS;
}

export function missScene(miss: Rules['miss']): Scene {
  const acts: Act[] = [
    { seat: 1, miss: true },
    { seat: 2, dice: '411236' },
  ];
  return play(stage({ miss }), 2, acts, { next: true });
}

export function directionScene(direction: Rules['direction']): Scene {
  return play(stage({ direction }), 4, [{ seat: 1, dice: '411236' }], { next: true });
}

/** The last prize goes in the middle of a round. */
export function finishScene(finish: Rules['finish']): Scene {
  const rest: Act[] = [3, 1, 2, 3].map((seat) => ({ seat, dice: NOTHING }));
  const acts: Act[] = [{ seat: 1, dice: '444435' }, { seat: 2, dice: '411236' }, ...rest];
  return play(stage({ tiers: tiers({ yixiu: 1 }), finish }), 3, acts, { stock: ['yixiu'] });
}

/** Two throw as often as they may, or for a while. */
export function limitScene(roundLimit: number | null): Scene | null {
  const rounds = roundLimit ?? 2;
  if (!isPlayable(rounds, 1)) return null;
  const acts = Array.from({ length: rounds }, (): Act[] => [
    { seat: 1, dice: '411236' },
    { seat: 2, dice: NOTHING },
  ]);
  return play(stage({ roundLimit }), 2, acts.flat(), { next: true });
}

const ROLL_OFF = {
  none: [
    { seat: 2, dice: NOTHING },
    { seat: 1, dice: '444435' },
  ],
  'three-dice': [
    { seat: 2, dice: '662' },
    { seat: 1, dice: '541' },
  ],
  'six-dice': [
    { seat: 2, dice: '666532' },
    { seat: 1, dice: '444412' },
  ],
} as const;

/** The last prize goes, and nobody is 状元. */
export function fallbackScene(fallback: Rules['zhuangyuan']['fallback']): Scene {
  const table = stage({ tiers: tiers({ yixiu: 1 }), zhuangyuan: { fallback, fallbackAfter: 0 } });
  return play(table, 2, [{ seat: 1, dice: '411236' }, ...ROLL_OFF[fallback]], { stock: ['yixiu'] });
}

/** As many circles go by without a 状元. */
export function fallbackAfterScene(fallbackAfter: number): Scene | null {
  if (!isPlayable(fallbackAfter, 0)) return null;
  const table = stage({ tiers: tiers({ yixiu: 1 }), zhuangyuan: { fallback: 'six-dice', fallbackAfter } });
  const circles = Array.from({ length: fallbackAfter }, (): Act[] => [
    { seat: 2, dice: NOTHING },
    { seat: 1, dice: NOTHING },
  ]);
  const acts: Act[] = [{ seat: 1, dice: '411236' }, ...circles.flat(), ...ROLL_OFF['six-dice']];
  return play(table, 2, acts, { stock: ['yixiu'] });
}
