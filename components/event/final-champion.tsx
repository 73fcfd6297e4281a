import { useTranslations } from 'next-intl';
import type { FinalView } from '@/lib/schemas/final-view';
import { FinalSource } from './final-source';

/** The one moment of joy: who is 状元 of the whole house. */
export function FinalChampion({ champion }: { champion: NonNullable<FinalView['champion']> }) {
  const t = useTranslations('final');
  return (
    <section className="relative overflow-hidden rounded-[20px] bg-lacquer-2 px-6 py-10 text-center text-white sm:py-14">
      <svg
        viewBox="0 0 400 200"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <defs>
          <radialGradient id="moon" cx="50%" cy="45%" r="60%">
            <stop offset="0" stopColor="#f3d58a" stopOpacity="0.55" />
            <stop offset="0.45" stopColor="#b98a2f" stopOpacity="0.22" />
            <stop offset="1" stopColor="#74110f" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect width="400" height="200" fill="url(#moon)" className="motion-safe:animate-glow" />
        <g fill="#f3d58a">
          {SPARKS.map(([x, y, r]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r={r} className="motion-safe:animate-spark" />
          ))}
        </g>
      </svg>
      <div className="relative motion-safe:animate-joy">
        <p className="text-lg font-bold tracking-[0.3em] text-[#f3d58a]">{t('champion.title')}</p>
        <h2 dir="auto" className="mt-2 text-5xl leading-tight font-bold wrap-anywhere sm:text-6xl">
          {champion.name}
        </h2>
        <p className="mt-3 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-white/90 [&>span]:justify-center">
          {champion.department === '' ? null : <span>{champion.department}</span>}
          {champion.source ? <FinalSource source={champion.source} /> : null}
        </p>
      </div>
    </section>
  );
}

/** Where gold dust lies: x, y and radius. */
const SPARKS = [
  [46, 38, 1.6],
  [88, 150, 1.2],
  [120, 64, 1],
  [150, 172, 1.8],
  [238, 30, 1.2],
  [270, 158, 1],
  [306, 74, 1.7],
  [342, 132, 1.3],
  [362, 44, 1],
  [30, 112, 1],
] as const;
