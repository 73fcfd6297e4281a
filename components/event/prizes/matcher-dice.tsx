import { Die } from '@/components/dice/die';
import { facesOf, type Face } from '@/components/dice/faces';
import { cx } from '@/components/ui';
import type { Matcher } from '@/lib/rules';

/** A die of a matcher: a face, or any die that isn't one of those that count. */
type MatcherFace = Face | null;

export interface MatcherDiceProps {
  matcher: Matcher;
  /** Leaves the other dice out. */
  short?: boolean;
  className?: string;
}

/** What a matcher asks for as six dice: those that count, and any others. A picture; words stand beside it. */
export function MatcherDice({ matcher, short = false, className = 'size-6' }: MatcherDiceProps) {
  const faces = facesOfMatcher(matcher).filter((face) => !short || face !== null);
  if (faces.length === 0) return null;
  return (
    <span aria-hidden="true" className="inline-flex gap-0.5">
      {faces.map((face, at) =>
        face === null ? (
          <span
            key={at}
            className={cx('rounded-md border border-dashed border-edge/70 bg-paper-2', className)}
          />
        ) : (
          <Die key={at} face={face} className={className} />
        ),
      )}
    </span>
  );
}

function facesOfMatcher(matcher: Matcher): MatcherFace[] {
  if ('straight' in matcher) return [1, 2, 3, 4, 5, 6];
  if ('exact' in matcher) return facesOf(matcher.exact);
  // Alike are any but the 4; threes are what one sees in the books.
  const [face, count] = 'fours' in matcher ? ([4, matcher.fours] as const) : ([3, matcher.alike] as const);
  return Array.from({ length: 6 }, (_, at) => (at < count ? face : null));
}
