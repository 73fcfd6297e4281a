import type { GameView } from '../../lib/schemas/game';
import { plannedSitting, type Sitting } from './roll-call-order';

/** A roll-call on its way: as far as the host has come with it. */
export interface Draft {
  sitting: Sitting;
  starter: Starter;
}

/** How it is found out who begins. */
export interface Starter {
  /** Whom the host has chosen: the elder, or who begins; null: the first who is here. */
  chosen: string | null;
  /** The elder's two dice. */
  dice: string;
  /** Chosen without dice. */
  direct: boolean;
}

const NO_STARTER: Starter = { chosen: null, dice: '', direct: false };

/** What a draft was made for: the seats of the game, and the roll-call before it. Another one's isn't used. */
type Subject = Pick<GameView, 'game' | 'seats' | 'rollCall'>;

/** Under which key a game's draft is kept on the device. */
export const draftKey = (game: string) => `rollCall.${game}`;

/** A draft as it is kept. */
export function writeDraft({ sitting, starter }: Draft, { seats, rollCall }: Subject): string {
  const { planned, tapped, by, away } = sitting;
  const subject = { after: rollCall, seats: sortedIds(seats) };
  return JSON.stringify({ v: 1, ...subject, planned, tapped, by, away: [...away], starter });
}

/** The draft that was kept; null where there is none, or it is of other seats or of an earlier roll-call. */
export function readDraft(kept: string | null, { seats, rollCall }: Subject): Draft | null {
  try {
    const draft = JSON.parse(kept ?? 'null') as Record<string, unknown> | null;
    const ids = sortedIds(seats);
    if (draft?.v !== 1 || draft.after !== rollCall) return null;
    const isOf = (list: unknown) => isList(list) && list.every((id) => ids.includes(id));
    if (!isList(draft.planned) || [...draft.planned].sort().join() !== ids.join()) return null;
    if (!isOf(draft.tapped) || !isOf(draft.away)) return null;
    const { planned, tapped, away } = draft as Record<'planned' | 'tapped' | 'away', string[]>;
    const by = draft.by === 'taps' ? 'taps' : 'plan';
    return {
      sitting: { planned, tapped: [...new Set(tapped)], by, away: new Set(away) },
      starter: readStarter(draft.starter, ids),
    };
  } catch {
    return null;
  }
}

/** Where a roll-call begins: with the plan, or, where it is made again, with how things are. */
export function firstDraft(game: Pick<GameView, 'seats'>, away: readonly string[] | null): Draft {
  const sitting = plannedSitting(game.seats);
  if (!away) return { sitting, starter: NO_STARTER };
  const planned = game.seats.map(({ id }) => id);
  return { sitting: { ...sitting, planned, away: new Set(away) }, starter: NO_STARTER };
}

function readStarter(kept: unknown, ids: readonly string[]): Starter {
  const { chosen, dice, direct } = (kept ?? {}) as Record<string, unknown>;
  return {
    chosen: typeof chosen === 'string' && ids.includes(chosen) ? chosen : null,
    dice: typeof dice === 'string' && /^[1-6]{0,2}$/.test(dice) ? dice : '',
    direct: direct === true,
  };
}

function sortedIds(seats: Subject['seats']): string[] {
  return seats.map(({ id }) => id).sort();
}

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
