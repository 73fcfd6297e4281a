import { useTranslations } from 'use-intl';
import { chairOf } from '../table/table-view';
import { useHost, type Host } from './host-context';
import { BigButton } from './parts';

/** Who a typed name may be: guests of that name who sit here or have left, and who waits for a chair. */
export interface Namesakes {
  name: string;
  seats: readonly { seat: number; away: boolean }[];
  waiting: readonly { id: string; name: string; department: string }[];
}

/** Guests whom the host may mean by a name; null where there is none. */
export function namesakesOf({ state, game }: Pick<Host, 'state' | 'game'>, name: string): Namesakes | null {
  const isSame = (other: { name: string }) => plain(other.name) === plain(name);
  const seats = state.players.filter(isSame).map(({ seat, away }) => ({ seat, away }));
  const waiting = game.waiting.filter(isSame);
  return seats.length + waiting.length > 0 ? { name, seats, waiting } : null;
}

/** Asks whether somebody is who has that name already, or another one. */
export function SameName(props: {
  namesakes: Namesakes;
  /** They sit down: one of the waiting list, or somebody new. */
  onJoin: (name: string, guest?: string) => void;
  onCancel: () => void;
}) {
  const t = useTranslations('table');
  const { view, log, act, screens } = useHost();
  const { name, seats, waiting } = props.namesakes;
  const meet = ({ seat, away }: Namesakes['seats'][number]) => {
    if (!away) screens.open({ name: 'seat', seat });
    else if (act([{ kind: 'return', seat: log.seatIds[seat - 1] ?? '' }])) screens.close();
  };
  return (
    <section
      role="group"
      aria-label={t('join.same')}
      className="flex flex-col gap-2 rounded-xl border border-gold bg-gold-soft p-3"
    >
      <h2 className="text-lg font-bold" role="alert">
        {t('join.sameAs', { name })}
      </h2>
      {seats.map((one) => (
        <BigButton key={one.seat} look="primary" onClick={() => meet(one)}>
          {t(one.away ? 'join.cameBack' : 'join.sitsHere', { name, chair: chairOf(view, one.seat) })}
        </BigButton>
      ))}
      {waiting.map((guest) => (
        <BigButton key={guest.id} look="primary" onClick={() => props.onJoin(guest.name, guest.id)}>
          {t('join.fromWaiting', {
            name: guest.name,
            department: guest.department || t('join.noDepartment'),
          })}
        </BigButton>
      ))}
      <BigButton onClick={() => props.onJoin(name)}>{t('join.another', { name })}</BigButton>
      <BigButton look="quiet" onClick={props.onCancel}>
        {t('cancel')}
      </BigButton>
    </section>
  );
}

/** Without what a phone's keyboard adds or changes: widths, spaces, capitals. */
function plain(name: string): string {
  return name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
}
