import { cx } from '../ui/cx';
import type { Face } from './faces';

/** One Chinese die, drawn by dice.css. A picture; what holds it says what it means. */
export function Die({ face, className }: { face: Face; className?: string }) {
  return <span aria-hidden="true" className={cx('die', `die-${face}`, className)} />;
}
