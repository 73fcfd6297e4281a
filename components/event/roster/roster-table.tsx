'use client';

import { useTranslations } from 'next-intl';
import { Badge, cx, Icon, IconButton, Table, Td, Th, Tr } from '@/components/ui';
import type { RosterOrder, RosterPage, RosterQuery, RosterRow } from '@/lib/schemas/roster-page';
import { NameCell } from './name-cell';
import { SittingName } from './sitting-name';

export interface RosterTableProps {
  page: RosterPage;
  editable: boolean;
  /** The ids that are chosen, on this page or another; null where nothing is done to several. */
  chosen: ReadonlySet<string> | null;
  onChoose: (ids: readonly string[], chosen: boolean) => void;
  onSort: (part: Pick<RosterQuery, 'order' | 'down'>) => void;
  onEdit: (guest: RosterRow) => void;
  onRemove: ((guest: RosterRow) => void) | null;
}

/** One page of the roster. */
export function RosterTable({
  page,
  editable,
  chosen,
  onChoose,
  onSort,
  onEdit,
  onRemove,
}: RosterTableProps) {
  const t = useTranslations('roster');
  const { rows, query } = page;
  const ids = rows.map(({ id }) => id);
  const all = chosen !== null && ids.every((id) => chosen.has(id));
  const some = chosen !== null && ids.some((id) => chosen.has(id));
  const sortable = (order: RosterOrder, className?: string, numeric = false) => (
    <SortedTh {...{ order, query, onSort, className, numeric }} />
  );
  return (
    <Table bare caption={t('title')} className="border-t border-line-2">
      <thead>
        <tr>
          {chosen ? (
            <Th className="w-px py-0! pr-0!">
              <RowCheck
                label={t('choosePage')}
                checked={all}
                mixed={some && !all}
                onChange={(checked) => onChoose(ids, checked)}
              />
            </Th>
          ) : null}
          {sortable('name')}
          {sortable('number', 'hidden sm:table-cell')}
          {sortable('department', 'hidden md:table-cell')}
          <Th className="hidden xl:table-cell">{t('field.phone')}</Th>
          {sortable('table', undefined, true)}
          {editable ? (
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((guest) => (
          <Tr key={guest.id} className={chosen?.has(guest.id) ? 'bg-gold-soft/60' : undefined}>
            {chosen ? (
              <Td className="w-px min-w-0! py-1! pr-0!">
                <RowCheck
                  label={t('chooseGuest', { name: guest.name })}
                  checked={chosen.has(guest.id)}
                  onChange={(checked) => onChoose([guest.id], checked)}
                />
              </Td>
            ) : null}
            <Td className="max-w-64">
              <NameCell guest={guest} />
            </Td>
            <Td className="hidden tabular-nums sm:table-cell">{guest.employeeNumber}</Td>
            <Td className="hidden max-w-48 wrap-anywhere md:table-cell">
              <bdi>{guest.department}</bdi>
            </Td>
            <Td className="hidden tabular-nums xl:table-cell">{guest.phone}</Td>
            <Td numeric className="whitespace-nowrap">
              <PlaceCell guest={guest} />
            </Td>
            {editable ? (
              <Td className="w-px py-1.5! whitespace-nowrap">
                <IconButton label={t('editGuest', { name: guest.name })} onClick={() => onEdit(guest)}>
                  <Icon name="edit" />
                </IconButton>
                {onRemove ? (
                  <IconButton
                    label={t('removeGuest', { name: guest.name })}
                    onClick={() => onRemove(guest)}
                    className="max-sm:hidden"
                  >
                    <Icon name="trash" />
                  </IconButton>
                ) : null}
              </Td>
            ) : null}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function PlaceCell({ guest }: { guest: RosterRow }) {
  const t = useTranslations('roster');
  if (guest.waiting) return <Badge tone="gold">{t('waiting')}</Badge>;
  return (
    <>
      {guest.table === null ? (
        <span className="text-ink-2">{t('unseated')}</span>
      ) : (
        t('tableNumber', { number: guest.table })
      )}
      {guest.sitting === null ? null : (
        <span className="block text-sm text-ink-2">
          <SittingName sitting={guest.sitting} />
        </span>
      )}
    </>
  );
}

const LABEL = {
  added: 'name',
  name: 'name',
  number: 'employeeNumber',
  department: 'department',
  table: 'table',
} as const;

/** A heading that sorts by its column; a second press turns the order round, a third brings the file's back. */
function SortedTh({
  order,
  query,
  onSort,
  className,
  numeric,
}: {
  order: RosterOrder;
  query: RosterQuery;
  onSort: RosterTableProps['onSort'];
  className: string | undefined;
  numeric: boolean;
}) {
  const t = useTranslations('roster');
  const here = query.order === order;
  const next = !here
    ? { order, down: false }
    : query.down
      ? { order: 'added' as const, down: false }
      : { order, down: true };
  return (
    <Th
      numeric={numeric}
      className={cx('py-0!', className)}
      aria-sort={here ? (query.down ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        onClick={() => onSort(next)}
        className="-mx-2 inline-flex min-h-11 items-center gap-1 rounded-lg px-2 font-medium -outline-offset-2! hover:text-ink"
      >
        {t(`field.${LABEL[order]}`)}
        {here ? <Icon name={query.down ? 'arrow-down' : 'arrow-up'} className="size-4" /> : null}
      </button>
    </Th>
  );
}

function RowCheck({
  label,
  checked,
  mixed = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 cursor-pointer accent-lacquer"
      />
    </label>
  );
}
