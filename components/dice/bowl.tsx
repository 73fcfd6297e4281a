import { cx } from '../ui/cx';
import { Die } from './die';
import { facesOf } from './faces';

/** How six dice come to lie in the bowl, in percent of it and degrees: a throw never lies in rows. */
const LIE = [
  [30, 27, -9],
  [56, 24, 7],
  [73, 47, -5],
  [26, 54, 11],
  [50, 51, -3],
  [48, 75, 8],
] as const;

/** The bowl seen from above, with the dice that lie in it. */
export function Bowl({ dice, label, faded }: { dice: string; label: string; faded?: boolean }) {
  return (
    <div
      role="img"
      aria-label={label}
      className="relative aspect-square w-full rounded-full bg-lacquer shadow-bowl ring-8 ring-bowl-rim ring-inset"
    >
      <div className="absolute inset-[15%] rounded-full bg-bowl shadow-bowl-inside" />
      <div className={cx('absolute inset-[19%] transition-opacity', faded && 'opacity-65')}>
        {facesOf(dice).map((face, at) => {
          const [left, top, turn] = LIE[at] ?? LIE[0];
          return (
            <span
              key={at}
              className="absolute size-[23%] -translate-1/2"
              style={{ left: `${left}%`, top: `${top}%`, rotate: `${turn}deg` }}
            >
              <Die face={face} className="size-full animate-drop drop-shadow" />
            </span>
          );
        })}
      </div>
    </div>
  );
}
