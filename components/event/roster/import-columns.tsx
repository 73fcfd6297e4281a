'use client';

import { useTranslations } from 'next-intl';
import { Card, Field, Select, Table, Td, Th, Tr } from '@/components/ui';
import { type ImportOptions, type RosterPreview } from '@/lib/schemas/roster-import';
import { ROSTER_FIELDS, type RosterField } from '@/lib/schemas/roster-fields';

export interface ImportColumnsProps {
  preview: RosterPreview;
  /** Cells that were pasted, rather than a file. */
  pasted: boolean;
  disabled: boolean;
  onChange: (part: Partial<ImportOptions>) => void;
}

/** Which row holds the headings and which column is what: as found, or as the user says. */
export function ImportColumns({ preview, pasted, disabled, onChange }: ImportColumnsProps) {
  const t = useTranslations('roster');
  const width = Math.max(preview.headings.length, ...preview.rows.map((row) => row.cells.length), 1);
  const letters = Array.from({ length: Math.min(width, 40) }, (_, index) => columnLetter(index));
  const assigned = new Map(
    Object.entries(preview.columns).map(([field, column]) => [column, field as RosterField]),
  );
  const assign = (column: number, field: string) => {
    const kept = Object.entries(preview.columns).filter(([known, at]) => known !== field && at !== column);
    const columns = Object.fromEntries([...kept, ...(field === '' ? [] : [[field, column]])]) as NonNullable<
      ImportOptions['columns']
    >;
    onChange({ columns, headerRow: preview.headerRow });
  };
  return (
    <Card flush>
      <details open={preview.refused}>
        <summary className="min-h-11 px-4 py-3 font-bold sm:px-5">{t('columns.title')}</summary>
        <div className="border-t border-line-2 p-4 sm:px-5">
          <p className="mb-3 max-w-prose text-ink-2">{t('columns.text', { pasted: String(pasted) })}</p>
          <Field label={t('columns.headerRow')} className="max-w-xs">
            <Select
              value={preview.headerRow ?? ''}
              disabled={disabled}
              onChange={({ target }) =>
                onChange({ headerRow: target.value === '' ? null : Number(target.value), columns: undefined })
              }
              options={[
                { value: '', label: t('columns.noHeader') },
                ...preview.rows.map(({ number }) => ({
                  value: String(number),
                  label: t('rowNumber', { row: number }),
                })),
              ]}
            />
          </Field>
        </div>
        <Table bare caption={t('columns.title')} className="border-t border-line-2 text-sm">
          <thead>
            <tr>
              <Th>{t('columns.row')}</Th>
              {letters.map((letter, index) => (
                <Th key={letter} className="min-w-40 px-2! text-ink">
                  <Select
                    aria-label={t('columns.columnIs', { column: letter })}
                    value={assigned.get(index + 1) ?? ''}
                    disabled={disabled}
                    onChange={({ target }) => assign(index + 1, target.value)}
                    options={[
                      { value: '', label: t('columns.unused', { column: letter }) },
                      ...ROSTER_FIELDS.map((field) => ({ value: field, label: t(`field.${field}`) })),
                    ]}
                  />
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.rows.map((row) => (
              <Tr
                key={row.number}
                className={row.number === preview.headerRow ? 'bg-gold-soft font-semibold' : undefined}
              >
                <Td className="py-1.5! tabular-nums text-ink-2">{row.number}</Td>
                {letters.map((letter, index) => (
                  <Td key={letter} className="max-w-56 truncate py-1.5!">
                    {row.cells[index] ?? ''}
                  </Td>
                ))}
              </Tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  );
}

/** A, B, … Z, AA, as spreadsheets call their columns. */
function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last;
}
