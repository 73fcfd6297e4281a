import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { compareNames } from '../../lib/schemas/pinyin-search';
import { searchGuests } from '../../lib/schemas/search-guests';
import { MOST_PLAYERS } from '../../lib/rules';
import type { WaitingGuest } from '../../lib/schemas/game';
import { lowestFree } from '../../lib/seating/chairs';
import { chairIn } from '../table/table-view';
import { useHost } from './host-context';
import { BigButton, Sheet } from './parts';
import { namesakesOf, SameName, type Namesakes } from './same-name';

/** So many of the waiting list are shown; typing finds the others. */
const SHOWN = 40;

/** A late guest sits down: one of the waiting list by one tap, or whoever else by name. */
export function JoinScreen() {
  const t = useTranslations('table');
  const host = useHost();
  const { act, screens, game, client } = host;
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Namesakes | null>(null);
  const [chair, setChair] = useState<number | null>(null);
  const chairs = useFreeChairs();
  const taken = chairs.find((one) => one.chair === chair)?.chair ?? null;
  const found = useMemo(() => findWaiting(game.waiting, name), [game.waiting, name]);
  const some = game.waiting.length > 0;
  // Another table may have taken somebody since.
  useEffect(() => void client.refresh(), [client]);
  const join = (who: string, guest?: string) => {
    // Another chair has a number of its own, which nothing else at the table is called by.
    const place =
      taken ?? lowestFree(new Set([...game.seats, ...game.late].flatMap(({ chair }) => chair ?? [])));
    const done = act([{ kind: 'join', name: who }], {
      ...(place <= MOST_PLAYERS && { chair: place }),
      ...(guest && { guest }),
    });
    if (done) screens.close();
  };
  return (
    <Sheet title={t('join.title')} backLabel={t('back')} onBack={screens.close}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = name.normalize('NFC').trim();
          const known = namesakesOf(host, typed);
          if (known) setAsked(known);
          else join(typed);
        }}
      >
        <label className="flex flex-col gap-1 font-bold">
          {t(some ? 'join.search' : 'join.name')}
          <input
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value);
              setAsked(null);
            }}
            maxLength={100}
            autoFocus={!some}
            className="h-14 rounded-xl border border-edge bg-white px-3 text-xl font-normal"
          />
        </label>
        {asked && <SameName namesakes={asked} onJoin={join} onCancel={() => setAsked(null)} />}
        {chairs.length > 0 && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="mb-1 font-bold">{t('join.chair')}</legend>
            <Toggle on={taken === null} label={t('join.ownChair')} onTap={() => setChair(null)} />
            {chairs.map((one) => (
              <Toggle
                key={one.chair}
                on={taken === one.chair}
                label={t('join.chairOf', one)}
                onTap={() => setChair(one.chair)}
              />
            ))}
          </fieldset>
        )}
        {some && (
          <section>
            <h2 className="mb-1 font-bold">{t('join.waiting')}</h2>
            <ul className="grid gap-2 sm:grid-cols-2">
              {found.slice(0, SHOWN).map((guest) => (
                <li key={guest.id} className="flex min-w-0">
                  <BigButton className="w-full min-w-0 text-left" onClick={() => join(guest.name, guest.id)}>
                    <b className="min-w-0 flex-1 text-lg wrap-anywhere">{guest.name}</b>
                    <span className="max-w-1/2 truncate text-sm text-ink-2">{guest.department}</span>
                  </BigButton>
                </li>
              ))}
            </ul>
            {found.length === 0 && <p className="text-ink-2">{t('join.noMatch')}</p>}
          </section>
        )}
        <p className="text-ink-2">{t('join.hint')}</p>
        <BigButton
          look={some ? 'plain' : 'primary'}
          type="submit"
          disabled={name.trim() === '' || asked !== null}
        >
          {t(some ? 'join.walkIn' : 'join.submit')}
        </BigButton>
      </form>
    </Sheet>
  );
}

function Toggle({ on, label, onTap }: { on: boolean; label: string; onTap: () => void }) {
  return (
    <BigButton aria-pressed={on} look={on ? 'danger' : 'plain'} onClick={onTap}>
      {label}
    </BigButton>
  );
}

/** The chairs of those who are away, which nobody has taken since. */
function useFreeChairs(): { name: string; chair: number }[] {
  const { state, log, game, words } = useHost();
  const seats = state.players.map(({ seat, away }) => {
    return { seat, away, chair: chairIn(game, log.seatIds[seat - 1]) };
  });
  const taken = new Set(seats.flatMap(({ away, chair }) => (away ? [] : [chair])));
  return seats.flatMap(({ seat, away, chair }) =>
    away && chair !== null && !taken.has(chair) ? [{ name: words.seat(seat), chair }] : [],
  );
}

function findWaiting(waiting: readonly WaitingGuest[], query: string): readonly WaitingGuest[] {
  const guests = waiting.map((guest) => ({ ...guest, employeeNumber: '' }));
  return [...searchGuests(guests, query)].sort(compareNames);
}
