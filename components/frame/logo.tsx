/** The mark: the red 4 of a Chinese die. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="8" className="fill-lacquer" />
      <g className="fill-paper-2">
        <circle cx="11" cy="11" r="3.6" />
        <circle cx="21" cy="11" r="3.6" />
        <circle cx="11" cy="21" r="3.6" />
        <circle cx="21" cy="21" r="3.6" />
      </g>
    </svg>
  );
}
