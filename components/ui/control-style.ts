/** The looks that everything one types in or picks from has in common. */
export const CONTROL =
  'w-full min-w-0 rounded-control border border-edge bg-card px-3.5 text-base text-ink placeholder:text-ink-2/80 hover:border-ink-2 disabled:cursor-not-allowed disabled:bg-paper disabled:text-ink-2 aria-invalid:border-lacquer aria-invalid:bg-lacquer-soft';
