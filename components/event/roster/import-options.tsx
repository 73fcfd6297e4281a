'use client';

import { useTranslations } from 'next-intl';
import { Card, Checkbox, Field, Select } from '@/components/ui';
import type { ImportOptions, RosterPreview } from '@/lib/schemas/roster-import';

export interface ImportOptionsProps {
  preview: RosterPreview;
  options: ImportOptions;
  disabled: boolean;
  onChange: (part: Partial<ImportOptions>) => void;
}

/** What the user decides about an import besides its columns. */
export function ImportOptionsCard({ preview, options, disabled, onChange }: ImportOptionsProps) {
  const t = useTranslations('roster');
  const sittings = useTranslations('sittings');
  const unknown = preview.unknownTables;
  const hasTables = preview.columns.table !== undefined;
  const several = preview.sittings.length > 1;
  if (!hasTables && preview.counts.missing === 0 && preview.sheets.length < 2 && !several) return null;
  return (
    <Card title={t('options.title')} className="flex flex-col">
      {preview.sheets.length > 1 ? (
        <Field label={t('options.sheet')} className="mb-2 max-w-sm">
          <Select
            value={preview.sheet ?? ''}
            disabled={disabled}
            options={preview.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
            onChange={({ target }) =>
              onChange({ sheet: target.value, headerRow: undefined, columns: undefined })
            }
          />
        </Field>
      ) : null}
      {several ? (
        <Field label={t('options.sitting')} hint={t('options.sittingHint')} className="mb-2 max-w-sm">
          <Select
            value={preview.sittingId}
            disabled={disabled}
            options={preview.sittings.map(({ id, name, position }) => ({
              value: id,
              label: name || sittings('numbered', { position }),
            }))}
            onChange={({ target }) => onChange({ sittingId: target.value })}
          />
        </Field>
      ) : null}
      {hasTables ? (
        <Checkbox
          label={t('options.seat')}
          hint={t('options.seatHint', { count: preview.counts.seated })}
          checked={options.seat}
          disabled={disabled}
          onChange={({ target }) => onChange({ seat: target.checked })}
        />
      ) : null}
      {hasTables && options.seat && unknown.length > 0 ? (
        <Checkbox
          label={t('options.createTables', { count: unknown.length })}
          hint={t('options.createTablesHint', { tables: unknown.slice(0, 20).join(', ') })}
          checked={options.createTables}
          disabled={disabled}
          onChange={({ target }) => onChange({ createTables: target.checked })}
        />
      ) : null}
      {preview.counts.missing > 0 ? (
        <Checkbox
          label={t('options.removeMissing', { count: preview.counts.missing })}
          hint={t('options.removeMissingHint')}
          checked={options.removeMissing}
          disabled={disabled}
          onChange={({ target }) => onChange({ removeMissing: target.checked })}
        />
      ) : null}
    </Card>
  );
}
