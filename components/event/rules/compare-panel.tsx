'use client';

import { useTranslations } from 'next-intl';
import { Checkbox, Field, Select, Table, Td, Th, Tr } from '@/components/ui';
import { isPresetId, PRESET_FINAL, PRESET_IDS, PRESETS, type PresetId, type Rules } from '@/lib/rules';
import { OPTIONS } from '@/lib/schemas/rule-options/options';
import { useOptionWords } from './use-option-words';

export interface Compared {
  presets: readonly (PresetId | null)[];
  /** Whether the event's own rules stand beside them. */
  ours: boolean;
}

interface Props {
  compared: Compared;
  onChange: (compared: Compared) => void;
  /** The event's, with what isn't saved. */
  ours: Rules;
  /** Whether there is any of that. */
  unsaved: boolean;
  final: PresetId;
}

interface Column {
  key: string;
  title: string;
  cells: readonly string[];
}

/** Two or three rulebooks beside each other, and the event's own: a row for each option in which they differ. */
export function ComparePanel({ compared, onChange, ours, unsaved, final }: Props) {
  const t = useTranslations('rulebook');
  const names = useTranslations('rules');
  const columns = useColumns(compared, ours, final, t(unsaved ? 'compare.oursUnsaved' : 'compare.ours'));
  const options = useOptionWords(ours);
  const titles = [...OPTIONS.map(({ id }) => options.title(id)), t('compare.final')];
  const rows = titles
    .map((title, row) => ({ title, cells: columns.map(({ cells }) => cells[row] ?? '') }))
    .filter(({ cells }) => new Set(cells).size > 1);
  const choices = PRESET_IDS.map((id) => ({ value: id, label: names(`preset.${id}`) }));
  return (
    <>
      <p className="mb-3 text-ink-2">{t('compare.lead')}</p>
      <div className="mb-4 grid items-end gap-x-3 gap-y-2 sm:grid-cols-3">
        {compared.presets.map((preset, at) => (
          <Field key={at} label={t('compare.column', { number: at + 1 })}>
            <Select
              value={preset ?? ''}
              onChange={({ target }) =>
                onChange({
                  ...compared,
                  presets: compared.presets.with(at, isPresetId(target.value) ? target.value : null),
                })
              }
              options={[{ value: '', label: t('compare.nothing') }, ...choices]}
            />
          </Field>
        ))}
        <Checkbox
          label={t('compare.oursToo')}
          checked={compared.ours}
          onChange={({ target }) => onChange({ ...compared, ours: target.checked })}
        />
      </div>
      {columns.length < 2 ? null : (
        <>
          <p aria-live="polite" className="mb-2 font-semibold">
            {t('compare.count', { count: rows.length })}
          </p>
          {rows.length === 0 ? null : (
            <Table caption={t('compare.caption')}>
              <thead>
                <tr>
                  <Th className="sticky left-0 bg-card">{t('compare.option')}</Th>
                  {columns.map(({ key, title }) => (
                    <Th key={key} className="min-w-44">
                      {title}
                    </Th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ title, cells }) => (
                  <Tr key={title}>
                    <th
                      scope="row"
                      className="sticky left-0 min-w-32 bg-card px-4 sm:w-48 py-3 text-left align-top font-semibold"
                    >
                      {title}
                    </th>
                    {cells.map((cell, at) => (
                      <Td key={columns[at]?.key} className="wrap-break-word">
                        {cell}
                      </Td>
                    ))}
                  </Tr>
                ))}
              </tbody>
            </Table>
          )}
        </>
      )}
    </>
  );
}

/** What each of them says of every option, and the final that it suggests. */
function useColumns(
  { presets, ours: withOurs }: Compared,
  ours: Rules,
  final: PresetId,
  oursTitle: string,
): Column[] {
  const names = useTranslations('rules');
  // One call for each column there can be: hooks are not called in loops.
  const words = [
    useOptionWords(PRESETS[presets[0] ?? final]),
    useOptionWords(PRESETS[presets[1] ?? final]),
    useOptionWords(PRESETS[presets[2] ?? final]),
  ];
  const own = useOptionWords(ours);
  const chosen = presets.flatMap((preset, at): Column[] => {
    const told = words[at];
    if (preset === null || !told || presets.indexOf(preset) !== at) return [];
    const cells = OPTIONS.map(({ id }) => told.summaryOfOption(PRESETS[preset], id));
    return [
      {
        key: preset,
        title: names(`preset.${preset}`),
        cells: [...cells, names(`format.${PRESET_FINAL[preset]}`)],
      },
    ];
  });
  if (!withOurs) return chosen;
  const cells = OPTIONS.map(({ id }) => own.summaryOfOption(ours, id));
  return [
    { key: 'ours', title: oursTitle, cells: [...cells, names(`format.${PRESET_FINAL[final]}`)] },
    ...chosen,
  ];
}
