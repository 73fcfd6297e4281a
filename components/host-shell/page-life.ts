import type { GameClient, GameSnapshot } from '../../lib/offline/client';

/** What this page has seen of a game since it was loaded. */
interface PageLife {
  /** How many entries the log had then: what is among them is no news. */
  begun: number;
  /** The readings that were rejoiced at. */
  joys: Set<string>;
}

const lives = new WeakMap<GameClient, PageLife>();

/** What this page has seen of the game; begins when it is first asked for. */
export function lifeOf(client: GameClient, { entries }: GameSnapshot): PageLife {
  const known = lives.get(client) ?? { begun: entries.length, joys: new Set() };
  lives.set(client, known);
  return known;
}
