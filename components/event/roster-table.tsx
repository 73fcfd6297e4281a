'use client';

import { useTranslations } from 'next-intl';
import { useDeferredValue, useMemo, useState } from 'react';
import { Badge, Button, Card, Icon, IconButton, Input, Table, Td, Th, Tr } from '@/components/ui';
import type { RosterGuest } from '@/lib/schemas/roster-view';
import { searchGuests } from '@/lib/schemas/search-guests';

export interface RosterTableProps {
  guests: readonly RosterGuest[];
  /** Guests that share their name with another. */
  namesakes: ReadonlySet<string>;
  editable: boolean;
  onEdit: (guest: RosterGuest) => void;
  onRemove: ((guest: RosterGuest) => void) | null;
}

const PAGE = 200;

/** The roster with a search; long ones are shown in parts. */
export function RosterTable({ guests, namesakes, editable, onEdit, onRemove }: RosterTableProps) {
  const t = useTranslations('roster');
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState(PAGE);
  const wanted = useDeferredValue(query);
  const found = useMemo(() => searchGuests(guests, wanted), [guests, wanted]);
  return (
    <Card flush>
      <div className="flex flex-wrap items-center gap-3 p-3 sm:px-4">
        <label className="relative min-w-0 flex-1 sm:max-w-sm">
          <span className="sr-only">{t('search')}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
          />
          <Input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            placeholder={t('searchPlaceholder')}
            className="pl-11"
          />
        </label>
        <p className="text-sm text-ink-2 tabular-nums" aria-live="polite">
          {wanted === '' ? t('count', { count: guests.length }) : t('found', { count: found.length })}
        </p>
      </div>
      {found.length === 0 ? (
        <p className="border-t border-line-2 px-5 py-10 text-center text-ink-2">{t('nobodyFound')}</p>
      ) : (
        <Table bare caption={t('title')} className="border-t border-line-2">
          <thead>
            <tr>
              <Th>{t('field.name')}</Th>
              <Th className="hidden sm:table-cell">{t('field.employeeNumber')}</Th>
              <Th className="hidden md:table-cell">{t('field.department')}</Th>
              <Th className="hidden xl:table-cell">{t('field.phone')}</Th>
              <Th numeric>{t('field.table')}</Th>
              {editable ? (
                <Th>
                  <span className="sr-only">{t('actions')}</span>
                </Th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map((guest) => (
              <Tr key={guest.id}>
                <Td className="max-w-64">
                  <NameCell guest={guest} namesake={namesakes.has(guest.id)} />
                </Td>
                <Td className="hidden tabular-nums sm:table-cell">{guest.employeeNumber}</Td>
                <Td className="hidden max-w-48 wrap-anywhere md:table-cell">{guest.department}</Td>
                <Td className="hidden tabular-nums xl:table-cell">{guest.phone}</Td>
                <Td numeric className="whitespace-nowrap">
                  {guest.table === null ? (
                    <span className="text-ink-2">{t('unseated')}</span>
                  ) : (
                    t('tableNumber', { number: guest.table })
                  )}
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
      )}
      {found.length > shown ? (
        <div className="border-t border-line-2 p-3 text-center">
          <Button onClick={() => setShown(shown + PAGE * 5)}>
            {t('showMore', { count: found.length - shown })}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function NameCell({ guest, namesake }: { guest: RosterGuest; namesake: boolean }) {
  const t = useTranslations('roster');
  return (
    <>
      <span dir="auto" className="font-semibold wrap-anywhere">
        {guest.name}
      </span>
      <span className="ml-2 inline-flex flex-wrap gap-1 align-middle">
        {namesake ? <Badge tone="gold">{t('namesake')}</Badge> : null}
        {guest.external ? <Badge>{t('external')}</Badge> : null}
        {guest.late ? <Badge>{t('late')}</Badge> : null}
      </span>
      <span className="block text-sm text-ink-2 sm:hidden">{guest.employeeNumber}</span>
      <span className="block text-sm wrap-anywhere text-ink-2 md:hidden">{guest.department}</span>
      {guest.note === '' ? null : (
        <span className="block text-sm wrap-anywhere text-ink-2">{guest.note}</span>
      )}
    </>
  );
}
