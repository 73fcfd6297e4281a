'use client';

import { useTranslations } from 'next-intl';
import { Card, Checkbox, Field, Select } from '@/components/ui';
import type { ImportOptions, RosterPreview } from '@/lib/schemas/roster-import';
import { useSittingLabel } from './sitting-name';

export interface ImportOptionsProps {
  preview: RosterPreview;
  options: ImportOptions;
  disabled: boolean;
  onChange: (part: Partial<ImportOptions>) => void;
}

/** So many tables that the event lacks are named. */
const TABLES_NAMED = 20;

/** What the user decides about an import besides its columns. */
export function ImportOptionsCard({ preview, options, disabled, onChange }: ImportOptionsProps) {
  const t = useTranslations('roster');
  const several = preview.sittings.length > 1;
  const pasted = String(options.pasted === true);
  const { unknownTables: unknown } = preview;
  const nameOf = useSittingLabel(preview.sittings);
  const bySitting = preview.columns.sitting !== undefined;
  const tables = unknown
    .slice(0, TABLES_NAMED)
    .map(({ sittingId, table }) =>
      bySitting && several ? t('options.tableOf', { sitting: nameOf(sittingId), table }) : table,
    )
    .join(t('comma'));
  const hasTables = preview.columns.table !== undefined;
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
        <Field
          label={t(bySitting ? 'options.sittingRest' : 'options.sitting')}
          hint={t(bySitting ? 'options.sittingRestHint' : 'options.sittingHint')}
          className="mb-2 max-w-sm"
        >
          <Select
            value={preview.sittingId}
            disabled={disabled}
            options={preview.sittings.map(({ id }) => ({ value: id, label: nameOf(id) }))}
            onChange={({ target }) => onChange({ sittingId: target.value })}
          />
        </Field>
      ) : null}
      {hasTables ? (
        <Checkbox
          label={t('options.seat', { pasted })}
          hint={t('options.seatHint', { count: preview.counts.seated })}
          checked={options.seat}
          disabled={disabled}
          onChange={({ target }) => onChange({ seat: target.checked })}
        />
      ) : null}
      {hasTables && options.seat && unknown.length > 0 ? (
        <Checkbox
          label={t('options.createTables', { count: unknown.length })}
          hint={t('options.createTablesHint', {
            tables:
              unknown.length > TABLES_NAMED
                ? t('options.andMore', { tables, count: unknown.length })
                : tables,
          })}
          checked={options.createTables}
          disabled={disabled}
          onChange={({ target }) => onChange({ createTables: target.checked })}
        />
      ) : null}
      {preview.counts.missing > 0 ? (
        <Checkbox
          label={t('options.removeMissing', { pasted, count: preview.counts.missing })}
          hint={t('options.removeMissingHint', { pasted })}
          checked={options.removeMissing}
          disabled={disabled}
          onChange={({ target }) => onChange({ removeMissing: target.checked })}
        />
      ) : null}
    </Card>
  );
}
