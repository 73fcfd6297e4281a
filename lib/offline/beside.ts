import type { BesideView } from '../schemas/beside';
import type { GameView } from '../schemas/game';
import type { Deed } from './deed';
import type { Kept } from './kept';

/** What stands beside the log once these deeds have arrived. */
export function withDeeds(game: GameView, deeds: readonly Deed[]): GameView {
  return deeds.reduce((view, deed): GameView => {
    switch (deed.kind) {
      case 'given':
        return { ...view, given: [...view.given, ...deed.body.rows] };
      case 'witness':
        return { ...view, witnesses: [...view.witnesses, deed.body] };
      case 'help':
        return { ...view, help: helpAfter(view.help, deed) };
    }
  }, game);
}

function helpAfter(help: BesideView['help'], { body, at }: Extract<Deed, { kind: 'help' }>) {
  const open = help !== null && (!help.answered || help.id === body.id);
  if (body.wanted) return open ? help : { id: body.id, calledAt: at, answered: false };
  return help?.id === body.id && !help.answered ? null : help;
}

/** The deeds without what is about entries that a person has dropped. */
export function withoutDropped(kept: Kept): Kept {
  const alive = new Set([
    ...kept.game.entries.map(({ id }) => id),
    ...kept.queue.map(({ id }) => id),
    ...kept.held.map(({ sent }) => sent.id),
  ]);
  const deeds = kept.deeds.flatMap((deed): Deed[] => {
    if (deed.kind === 'help') return [deed];
    if (deed.kind === 'witness') return alive.has(deed.body.entry) ? [deed] : [];
    const rows = deed.body.rows.filter(({ entry }) => alive.has(entry));
    return rows.length > 0 ? [{ ...deed, body: { rows } }] : [];
  });
  return { ...kept, deeds };
}

/** The deed to send next: those of a kind go in order, each behind the entries that it is about; null: none yet. */
export function nextDeed({ deeds, game }: Kept): Deed | null {
  const confirmed = new Set(game.entries.map(({ id }) => id));
  const first = (kind: Deed['kind']) => deeds.find((deed) => deed.kind === kind);
  const ready = (deed: Deed | undefined): deed is Deed =>
    deed !== undefined && entriesOf(deed).every((entry) => confirmed.has(entry));
  return [first('help'), first('given'), first('witness')].find(ready) ?? null;
}

function entriesOf(deed: Deed): string[] {
  if (deed.kind === 'given') return deed.body.rows.map(({ entry }) => entry);
  return deed.kind === 'witness' ? [deed.body.entry] : [];
}

/** The state once the server has answered a deed: taken, or refused for good. */
export function afterDeed(kept: Kept, deed: Deed, beside: BesideView | null): Kept {
  const deeds = kept.deeds.filter(({ id }) => id !== deed.id);
  if (!beside || beside.revision < kept.game.revision) return { ...kept, deeds };
  const { revision, given, twoEyes, witnesses, help } = beside;
  return { ...kept, deeds, game: { ...kept.game, revision, given, twoEyes, witnesses, help } };
}
