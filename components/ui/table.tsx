import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx';

export interface TableProps extends ComponentProps<'table'> {
  /** What the table lists; read out. */
  caption: ReactNode;
  /** Inside a flush Card, which has the frame already, and whose title the first column stands below. */
  bare?: boolean;
}

/** A table on a white sheet; on a narrow screen it scrolls sideways within itself. */
export function Table({ caption, bare = false, className, children, ...rest }: TableProps) {
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={typeof caption === 'string' ? caption : undefined}
      className={cx(
        'relative min-w-0 overflow-x-auto print:overflow-visible',
        bare
          ? 'sm:[&_tr>:first-child]:pl-5 sm:[&_tr>:last-child]:pr-5'
          : 'rounded-card border border-line bg-card',
      )}
    >
      <table className={cx('w-full border-collapse text-left', className)} {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** A row; the last one has no line below it. */
export function Tr({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr className={cx('border-b border-line-2 last:border-b-0', className)} {...rest} />;
}

export interface CellProps extends ComponentProps<'td'> {
  /** A number: to the right, with digits of one width. */
  numeric?: boolean;
}

/** A column's heading. */
export function Th({
  numeric = false,
  className,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope={scope}
      className={cx(
        'border-b border-line px-4 py-2.5 text-sm font-medium whitespace-nowrap text-ink-2',
        numeric && 'text-right',
        className,
      )}
      {...rest}
    />
  );
}

/** A cell. */
export function Td({ numeric = false, className, ...rest }: CellProps) {
  return (
    <td
      className={cx('px-4 py-3 align-top', numeric ? 'text-right tabular-nums' : 'min-w-24', className)}
      {...rest}
    />
  );
}
