import { cx } from '../ui/cx';

/** A tier's stock: `left` null is unlimited. */
export interface StockShown {
  id: string;
  name: string;
  left: number | null;
  /** "剩 9", "博完", or that there is no end of it. */
  text: string;
  of: number | null;
}

/** What is left of each tier, and who is 状元. */
export function StockBar(props: {
  label: string;
  stock: readonly StockShown[];
  title: { caption: string; name: string | null; hand: string | null; nobody: string } | null;
}) {
  return (
    <ul
      aria-label={props.label}
      className="flex flex-wrap gap-1.5 short:flex-nowrap short:gap-1 wide:flex-nowrap wide:gap-1.5"
    >
      {props.stock.map((tier) => (
        <li
          key={tier.id}
          className={cx(
            'flex min-w-0 flex-1 flex-col items-center justify-center rounded-xl border px-px py-1 leading-tight',
            tier.left === 0 ? 'border-dashed border-edge text-ink-2' : 'border-line bg-paper-2',
          )}
        >
          <span className="w-full truncate text-center text-[13px] text-ink-2 [&:lang(en)]:text-[11px] short:max-sm:[&:lang(en)]:text-[10px] short:max-sm:[&:lang(en)]:tracking-tighter wide:[&:lang(en)]:text-[13px]">
            {tier.name}
          </span>
          <span
            className={cx(
              'text-[15px] whitespace-nowrap tabular-nums [&:lang(en)]:text-[12px] short:max-sm:[&:lang(en)]:tracking-tighter wide:[&:lang(en)]:text-[15px]',
              tier.left !== 0 && 'font-bold',
            )}
          >
            {tier.text}
          </span>
          {tier.of !== null && tier.left !== null && (
            <progress
              aria-hidden="true"
              value={tier.left}
              max={tier.of}
              className="stock-left mt-0.5 hidden h-1.5 w-full wide:block"
            />
          )}
        </li>
      ))}
      {props.title && (
        <li className="flex min-w-0 basis-full items-baseline gap-2 rounded-xl bg-lacquer px-3 py-1 leading-tight text-white short:flex-[1.8] short:basis-0 short:flex-col short:justify-center short:gap-0 short:px-1.5 wide:flex-[2] wide:px-3 wide:basis-0 wide:flex-col wide:justify-center wide:gap-0">
          <span className="max-w-full shrink-0 truncate text-[13px] text-white/90 short:[&:lang(en)]:text-[11px]">
            {props.title.caption}
            {props.title.hand && (
              <span className="hidden short:max-sm:hidden short:inline wide:inline">
                {' '}
                · {props.title.hand}
              </span>
            )}
          </span>
          <span className="max-w-full min-w-0 truncate text-[15px] font-bold short:max-sm:[&:lang(en)]:text-[12px]">
            {props.title.name ?? props.title.nobody}
          </span>
          {props.title.hand && (
            <span className="ml-auto text-[15px] whitespace-nowrap short:hidden wide:hidden">
              {props.title.hand}
            </span>
          )}
        </li>
      )}
    </ul>
  );
}
