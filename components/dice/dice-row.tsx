import { Die } from './die';
import { facesOf } from './faces';

/** A throw's dice in a row, as a picture with a name. */
export function DiceRow({ dice, label, className }: { dice: string; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-1">
      {facesOf(dice).map((face, at) => (
        <Die key={at} face={face} className={className ?? 'size-7'} />
      ))}
    </span>
  );
}
