/** A table in the middle of its evening: twelve seats, 130 entries, and enough prizes for many more. */
import { gameCode } from '../../../lib/auth/game-link';
import { classify, PRESETS, type Rules } from '../../../lib/rules';
import { pick, seededRandom, type Random } from '../../../lib/rules/random';
import { appendEntries } from '../../../lib/services/append-entries';
import { appendOf, openGame, thrown } from '../../../tests/support/open-game';

const ENTRIES = 130;
const NAMES = [
  '陈一',
  '林二',
  '黄三',
  '张四',
  '李五',
  '王六',
  '吴七',
  '刘八',
  '蔡九',
  '杨十',
  '许多',
  '欧阳晓燕',
];

export interface LongGame {
  readonly gameId: string;
  /** Path of the host's link. */
  readonly link: string;
}

/**
 * Opens an event with such a game, its throws at random but the same in each run.
 * @throws if the server refuses one of them
 */
export async function openLongGame(): Promise<LongGame> {
  const game = await openGame(NAMES, plentiful(PRESETS.corporate));
  const random = seededRandom(7);
  const throws = Array.from({ length: ENTRIES }, (_, at) =>
    thrown(game.seats[at % NAMES.length], harmlessThrow(random)),
  );
  const author = { kind: 'organiser', userId: game.userId } as const;
  const answer = await appendEntries(author, appendOf(game, { epoch: 0 }, 0, throws));
  if (answer.stop !== null) throw new Error(`The game could not be filled: ${JSON.stringify(answer.stop)}`);
  return { gameId: game.gameId, link: `/t/${gameCode(game.gameId, 1)}` };
}

/** Six dice that are no 状元, so that neither the title nor an extra of its ends the game early. */
export function harmlessThrow(random: Random): string {
  for (;;) {
    const dice = Array.from({ length: 6 }, () => 1 + pick(random, 6)).join('');
    const { counts, face } = classify(dice);
    if (counts[4]! < 4 && face === 0) return dice;
  }
}

function plentiful(rules: Rules): Rules {
  const tiers = rules.tiers.map((tier) => ({ ...tier, quantity: (tier.quantity ?? 1) * 50 }));
  return { ...rules, tiers };
}
