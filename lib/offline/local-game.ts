import { RULES_VERSION } from '../rules';
import type { GameView } from '../schemas/game';
import type { Kept } from './kept';
import type { Reason, Replica } from './replica';
import { FIRST_SNAPSHOT, localEntries, type GameSnapshot, type Obstacle } from './snapshot';
import * as sync from './sync';
import type { Step } from './sync';

/** One game's state on this device, and who is told when it changes. Knows neither server nor store. */
export abstract class LocalGame {
  protected kept: Kept | null = null;
  protected replica: Replica | null = null;
  private listeners = new Set<() => void>();
  private snapshot = FIRST_SNAPSHOT;

  constructor(
    protected readonly now: () => number,
    protected readonly rulesVersion = RULES_VERSION,
  ) {}

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getSnapshot = (): GameSnapshot => this.snapshot;

  dismissNotice(): void {
    this.show({ notice: null });
  }

  /** Takes a step's outcome as the state, and shows it. */
  protected settle(step: Step | Reason): void {
    if ('code' in step) {
      // The server's own log does not replay here: this app is not of its version.
      this.show({ status: this.kept ? 'ready' : 'missing', obstacle: 'rules-version' });
      return;
    }
    this.kept = step.kept;
    this.replica = step.replica;
    const game = sync.shownGame(step.kept);
    const waiting = sync.pending(step.kept);
    this.show({
      status: 'ready',
      game,
      replica: step.replica,
      entries: localEntries(step.kept.game, waiting, game.rollCall),
      waiting: Math.max(waiting.length, sync.isUnsent(step.kept) ? 1 : 0),
      held: step.kept.held,
      deeds: step.kept.deeds,
      obstacle: this.obstacleOf(game),
    });
    for (const notice of step.notices) this.notify(notice);
  }

  protected notify(code: string): void {
    this.show({ notice: { code, at: this.now() } });
  }

  protected show(change: Partial<GameSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }

  private obstacleOf(game: GameView): Obstacle | null {
    const { obstacle } = this.snapshot;
    if (obstacle === 'signed-out' || obstacle === 'other-tab') return obstacle;
    if (game.status === 'draft') return 'not-open';
    if (game.status === 'closed') return 'closed';
    // A game that an older version left here says nothing yet of the server's.
    if (game.rulesVersion > this.rulesVersion) return 'rules-version';
    return game.pen.mine || game.pen.free ? null : 'reading';
  }
}
