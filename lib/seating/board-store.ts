import type { Answer, Problem } from '../schemas/problem';
import type { MoveGuestsInput } from '../schemas/seating';
import { makeBoard, withMove, withSeats, type Board } from './board';
import type { Target } from './plan-move';
import type { Place } from './types';
import type { SeatingGuest } from './view';

/** What guests were put down, and where. */
export interface Move {
  guestIds: readonly string[];
  target: Target;
}

export interface BoardStoreOptions {
  send: (move: Pick<MoveGuestsInput, 'guests' | 'target'>) => Promise<Answer<{ places: Place[] }>>;
  sittingOf: (tableId: string) => string;
  /** A move was refused; the board is without it again. */
  onRefused: (problem: Problem, move: Move) => void;
  /** All moves have been confirmed. */
  onSettled: () => void;
}

/**
 * A board on which moves show at once: what the server knows, and the moves on top of it that are still on
 * their way. They are sent one after the other; what the server answers counts, whatever was shown.
 */
export class BoardStore {
  private confirmed: Board;
  private shown: Board;
  private readonly pending: Move[] = [];
  private sending = false;
  private readonly listeners = new Set<() => void>();

  constructor(
    guests: readonly SeatingGuest[],
    private options: BoardStoreOptions,
  ) {
    this.confirmed = makeBoard(guests);
    this.shown = this.confirmed;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getBoard = (): Board => this.shown;

  /** Whether moves are on their way. */
  get isBusy(): boolean {
    return this.pending.length > 0;
  }

  setOptions(options: BoardStoreOptions): void {
    this.options = options;
  }

  /** What the page has read from the server. */
  setGuests(guests: readonly SeatingGuest[]): void {
    this.confirmed = makeBoard(guests, this.confirmed);
    this.show();
  }

  /** Puts guests down; false where the table would be too full. */
  move(move: Move): boolean {
    const next = withMove(this.shown, move.guestIds, move.target, this.options.sittingOf);
    if (!next) return false;
    if (next === this.shown) return true;
    this.pending.push(move);
    this.show();
    void this.send();
    return true;
  }

  private async send(): Promise<void> {
    const [move] = this.pending;
    if (!move || this.sending) return;
    this.sending = true;
    const guests = move.guestIds.flatMap((guestId) => {
      const guest = this.confirmed.byId.get(guestId);
      return guest ? [{ guestId, from: guest.tableId }] : [];
    });
    const answer = await this.options
      .send({ guests, target: move.target })
      .catch((): Answer<{ places: Place[] }> => UNREACHABLE);
    this.sending = false;
    this.pending.shift();
    if (answer.ok) this.confirmed = withSeats(this.confirmed, answer.value.places, this.options.sittingOf);
    this.show();
    if (!answer.ok) this.options.onRefused(answer.error, move);
    if (this.pending.length > 0) void this.send();
    else this.options.onSettled();
  }

  private show(): void {
    const shown = this.pending.reduce(
      (board, { guestIds, target }) => withMove(board, guestIds, target, this.options.sittingOf) ?? board,
      this.confirmed,
    );
    // The lists that look the same stay the same.
    this.shown = makeBoard([...shown.byId.values()], this.shown);
    for (const listener of this.listeners) listener();
  }
}

const UNREACHABLE = { ok: false, error: { code: 'unreachable', params: {} } } as const;
