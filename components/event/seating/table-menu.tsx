'use client';

import { useTranslations } from 'next-intl';
import { Icon, Menu, MenuItem } from '@/components/ui';
import { MAX_SETS } from '@/lib/schemas/seating';
import type { SeatingGuest, SeatingTable } from '@/lib/seating/view';
import { useSeatKit } from './seat-kit';

/** What can be done with a table. */
export function TableMenu({ table, people }: { table: SeatingTable; people: readonly SeatingGuest[] }) {
  const t = useTranslations('seating');
  const kit = useSeatKit();
  const ids = people.map(({ id }) => id);
  const label = t('tableMenu', { number: table.number });
  if (kit.playing) {
    return (
      <Menu size="small" label={label} trigger={<Icon name="more" />}>
        <MenuItem disabled={table.sets >= MAX_SETS} onClick={() => kit.open({ name: 'add-set', table })}>
          <Icon name="add" />
          {t('addSet')}
        </MenuItem>
        {table.sets > 1 ? (
          <MenuItem onClick={() => kit.open({ name: 'remove-set', table })}>
            <Icon name="trash" />
            {t('removeSet', { ordinal: table.sets })}
          </MenuItem>
        ) : null}
      </Menu>
    );
  }
  if (!kit.editable) return <span className="w-2.5" />;
  return (
    <Menu size="small" label={label} trigger={<Icon name="more" />}>
      <MenuItem onClick={() => kit.lock(table)}>
        <Icon name={table.locked ? 'unlock' : 'lock'} />
        {t(table.locked ? 'unlock' : 'lock')}
      </MenuItem>
      <MenuItem onClick={() => kit.open({ name: 'table', table })}>
        <Icon name="edit" />
        {t('editTable')}
      </MenuItem>
      <MenuItem disabled={ids.length === 0} onClick={() => kit.pick(ids)}>
        <Icon name="check" />
        {t('pickTable')}
      </MenuItem>
      <MenuItem disabled={table.locked || ids.length === 0} onClick={() => kit.put(ids, { tableId: null })}>
        <Icon name="people" />
        {t('clearTable')}
      </MenuItem>
      <MenuItem disabled={table.locked} onClick={() => kit.open({ name: 'remove-table', table })}>
        <Icon name="trash" />
        {t('removeTable')}
      </MenuItem>
    </Menu>
  );
}
