import { useTranslations } from 'next-intl';
import type { LetterSeating } from '@/lib/schemas/seating-list';
import { useSittingName } from './use-sitting-name';

/** Everybody by name with their table, letter by letter. */
export function NameColumns({ letters }: { letters: readonly LetterSeating[] }) {
  const t = useTranslations('seating');
  const nameOf = useSittingName();
  return (
    <div className="gap-6 sm:columns-2 lg:columns-3 print:columns-3">
      {letters.map(({ letter, rows }) => (
        <section key={letter} className="mb-3">
          {letter === '' ? null : (
            <h3 className="break-after-avoid text-lg font-bold text-lacquer">{letter}</h3>
          )}
          <ul>
            {rows.map(({ guest, sitting, table }, index) => (
              <li
                key={index}
                className="flex break-inside-avoid items-baseline gap-2 border-b border-line-2 py-0.5 text-sm"
              >
                <span className="min-w-0 flex-1">
                  <bdi className="font-semibold wrap-anywhere">{guest.name}</bdi>
                  <span className="ml-2 text-xs text-ink-2">{guest.department}</span>
                </span>
                <span className="shrink-0 text-right">
                  {sitting ? <bdi className="mr-1 text-xs text-ink-2">{nameOf(sitting)}</bdi> : null}
                  <b>{t('table', { number: table })}</b>
                  {guest.chair === null ? null : (
                    <span className="ml-1 text-xs text-ink-2">
                      {t('move.chairFree', { chair: guest.chair })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
