import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlainEntry } from '../../lib/rules';
import { DicePad } from '../dice/dice-pad';
import { DiceSlots } from '../dice/dice-slots';
import { cx } from '../ui/cx';
import { useHost } from './host-context';
import { useDiceEntry } from './use-dice-entry';

const KINDS = ['throw', 'called', 'miss', 'foul', 'rethrow', 'pass', 'leave', 'return'] as const;
type Kind = (typeof KINDS)[number];

/** Makes an entry for a correction: by whom, what it was, and its dice. Tells every change, null while it lacks something. */
export function EntryForm(props: {
  /** What it was before; null for a new one. */
  old: PlainEntry | null;
  seat: number | null;
  /** Who is expected at its place, to be said where somebody else is chosen. */
  expected?: number | null;
  onEntry: (entry: PlainEntry | null) => void;
}) {
  const t = useTranslations('table');
  const { state, words, game } = useHost();
  const { old, onEntry, expected = null } = props;
  const [seat, setSeat] = useState(props.seat ?? state.next ?? 1);
  const [kind, setKind] = useState<Kind>(old ? kindOf(old) : 'throw');
  const [tier, setTier] = useState<string | null>(old?.kind === 'called' ? old.tier : null);
  const [dice, setDice] = useState(old?.kind === 'throw' ? old.dice : '');
  const count = old?.kind === 'throw' && old.dice.length === 3 ? 3 : 6;

  const update = (next: { seat?: number; kind?: Kind; tier?: string | null; dice?: string }) => {
    const whole = { seat, kind, tier, dice, ...next };
    setSeat(whole.seat);
    setKind(whole.kind);
    setTier(whole.tier);
    setDice(whole.dice);
    onEntry(entryOf(whole, count));
  };
  const entry = useDiceEntry(count, kind === 'throw', (thrown) => update({ dice: thrown }));
  if (old?.kind === 'join')
    return <NameField name={old.name} onName={(name) => onEntry({ kind: 'join', name })} />;
  const kinds = KINDS.filter((one) => one !== 'called' || game.calledThrows);
  const shown = entry.dice || (dice.length === count ? dice : '');
  return (
    <div className="flex flex-col gap-3 short:gap-2">
      <label className="flex items-center gap-3 font-bold">
        {t('edit.who')}
        <select
          value={seat}
          onChange={(event) => update({ seat: Number(event.currentTarget.value) })}
          className="h-14 min-w-0 flex-1 rounded-xl border border-edge bg-card px-3 text-lg"
        >
          {state.players.map((player) => (
            <option key={player.seat} value={player.seat}>
              {words.seat(player.seat)}
            </option>
          ))}
        </select>
      </label>
      {expected !== null && expected !== seat && (
        <p className="text-ink-2">{t('edit.expected', { name: words.seat(expected) })}</p>
      )}
      <Choices label={t('edit.what')}>
        {kinds.map((one) => (
          <Choice key={one} on={kind === one} onTap={() => update({ kind: one })}>
            {t(`edit.kind.${one}`)}
          </Choice>
        ))}
      </Choices>
      {kind === 'called' && (
        <Choices label={t('calledPad')}>
          <Choice on={tier === null} onTap={() => update({ tier: null })}>
            {words.hand('none')}
          </Choice>
          {state.rules.tiers
            .filter(({ award }) => award === 'immediate')
            .map(({ id }) => (
              <Choice key={id} on={tier === id} onTap={() => update({ tier: id })}>
                {words.tier(id)}
              </Choice>
            ))}
        </Choices>
      )}
      {kind === 'throw' && (
        <>
          <div className="rounded-2xl bg-lacquer px-1 py-2 short:py-1">
            <DiceSlots
              dice={shown}
              count={count}
              label={t('slots')}
              removeLabel={(face) => t('removeDie', { face })}
              onRemove={(at) => {
                entry.replace(shown.slice(0, at) + shown.slice(at + 1));
                update({ dice: '' });
              }}
            />
          </div>
          <div className="flex h-48 flex-col short:h-32">
            <DicePad label={t('pad')} faceLabel={(face) => t('face', { face })} onFace={entry.add} />
          </div>
        </>
      )}
    </div>
  );
}

function NameField({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useTranslations('table');
  const [text, setText] = useState(name);
  return (
    <label className="flex items-center gap-3 font-bold">
      {t('join.name')}
      <input
        value={text}
        maxLength={100}
        onChange={(event) => {
          setText(event.currentTarget.value);
          onName(event.currentTarget.value.trim());
        }}
        className="h-14 min-w-0 flex-1 rounded-xl border border-edge bg-white px-3 text-lg"
      />
    </label>
  );
}

function Choices({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {children}
    </div>
  );
}

function Choice({ on, onTap, children }: { on: boolean; onTap: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onTap}
      className={cx(
        'min-h-14 min-w-16 rounded-xl border px-3',
        on ? 'border-lacquer bg-lacquer-soft font-bold text-lacquer' : 'border-line bg-card',
      )}
    >
      {children}
    </button>
  );
}

function kindOf(entry: PlainEntry): Kind {
  if (entry.kind === 'miss' && entry.reason === 'foul') return 'foul';
  return KINDS.find((kind) => kind === entry.kind) ?? 'throw';
}

function entryOf(
  { seat, kind, tier, dice }: { seat: number; kind: Kind; tier: string | null; dice: string },
  count: 3 | 6,
): PlainEntry | null {
  switch (kind) {
    case 'throw':
      return dice.length === count ? { kind, seat, dice } : null;
    case 'called':
      return { kind, seat, tier };
    case 'miss':
      return { kind, seat, reason: 'out-of-bowl' };
    case 'foul':
      return { kind: 'miss', seat, reason: 'foul' };
    case 'rethrow':
      return { kind, seat, reason: 'cocked' };
    default:
      return { kind, seat };
  }
}
