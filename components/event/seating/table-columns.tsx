import { useTranslations } from 'next-intl';
import type { TableSeating } from '@/lib/schemas/seating-list';
import { useSittingName } from './use-sitting-name';

/** Tables in columns, each whole; sittings one after the other. */
export function TableColumns({ tables }: { tables: readonly TableSeating[] }) {
  const t = useTranslations('seating');
  const nameOf = useSittingName();
  return (
    <div className="gap-6 sm:columns-2 lg:columns-3 print:columns-3">
      {tables.map((table, index) => {
        const begins = table.sitting && table.sitting.position !== tables[index - 1]?.sitting?.position;
        return (
          <section key={table.id} className="mb-4 break-inside-avoid">
            {begins && table.sitting ? (
              <h3 className="mb-2 text-lg font-bold text-lacquer">
                <bdi>{nameOf(table.sitting)}</bdi>
              </h3>
            ) : null}
            <h3 className="flex items-baseline justify-between gap-2 border-b border-edge font-bold">
              <span className="min-w-0 wrap-anywhere">
                {t('table', { number: table.number })}
                {table.name === '' ? null : <bdi className="ml-2 font-normal">{table.name}</bdi>}
              </span>
              <span className="shrink-0 text-sm font-normal text-ink-2">
                {t('people', { count: table.guests.length })}
              </span>
            </h3>
            <ol>
              {table.guests.map((guest, at) => (
                <li key={at} className="flex items-baseline gap-2 border-b border-line-2 py-0.5 text-sm">
                  <span className="w-5 shrink-0 text-right text-ink-2 tabular-nums">{guest.chair ?? ''}</span>
                  <bdi className="min-w-0 flex-1 text-left wrap-anywhere">{guest.name}</bdi>
                  <span className="max-w-[45%] shrink-0 text-right text-xs wrap-anywhere text-ink-2">
                    {guest.department}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}
