'use client';

import { useTranslations } from 'next-intl';
import { useState, type KeyboardEvent } from 'react';
import { othersIn, pickUp, putDown, walk, type Carry, type Lane } from '@/lib/seating/carry';
import type { SeatKit } from './seat-kit';

/**
 * Seating by keyboard: arrows walk from guest to guest, Enter picks up and puts down, arrows and digits carry,
 * Escape lets go. Answers the keys' handler, for what is around all lists, and what is to be read out.
 * @param lanesNow the lists in their order, as they are now
 */
export function useKeyboard(kit: SeatKit, lanesNow: () => readonly Lane[]) {
  const t = useTranslations('seating');
  const [said, say] = useState('');
  const nameOf = (id: string | undefined) => kit.store.getBoard().byId.get(id ?? '')?.name ?? '';

  const tell = (carry: Carry, lanes: readonly Lane[]) => {
    const lane = lanes.find((one) => one.list === carry.list);
    if (!lane) return;
    const others = othersIn(lane, carry.guestIds);
    const [before, behind] = [others[carry.index - 1], others[carry.index]];
    const place =
      lane.tableId === null
        ? 'nowhere'
        : before && behind
          ? 'between'
          : behind
            ? 'first'
            : before
              ? 'last'
              : 'empty';
    const names = { before: nameOf(before), behind: nameOf(behind) };
    say(t(`carry.over.${place}`, { number: lane.number ?? 0, ...names }));
    document
      .querySelector(lane.number === null ? `[data-seats="${lane.list}"]` : `[data-table="${lane.number}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  };

  const whileCarrying = (event: KeyboardEvent, carry: Carry) => {
    const lanes = lanesNow();
    const [first = ''] = carry.guestIds;
    if (event.key === 'Escape') {
      kit.carry.set(null);
      say(t('carry.cancelled'));
      kit.show(first);
    } else if (event.key === 'Enter') {
      const target = putDown(carry, lanes);
      kit.carry.set(null);
      const done = target !== null && kit.put(carry.guestIds, target);
      say(t(done ? 'carry.down' : 'carry.cancelled', { name: nameOf(first) }));
      kit.show(first);
    } else if (event.key === 'Tab') {
      // Whoever leaves the list leaves what they carry where it was.
      kit.carry.set(null);
      return;
    } else {
      const next = walk(carry, event.key, lanes);
      if (!next) return;
      kit.carry.set(next);
      tell(next, lanes);
    }
    event.preventDefault();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-guest]') : null;
    if (!row) return;
    const carry = kit.carry.get();
    if (carry) {
      whileCarrying(event, carry);
      return;
    }
    const id = row.dataset.guest ?? '';
    if (event.key === 'Enter' && kit.editable) {
      event.preventDefault();
      const picked = kit.picked.get();
      const others = picked.has(id) ? [...picked].filter((one) => one !== id) : [];
      const held = pickUp(lanesNow(), [id, ...others]);
      if (!held) return;
      kit.carry.set(held);
      say(t('carry.up', { name: nameOf(id), count: others.length }));
    } else if (event.key === ' ' && kit.editable) {
      event.preventDefault();
      kit.toggle(id, event.shiftKey);
    } else if (event.key === 'Escape') kit.pick([]);
    else if (focusNear(row, event.key)) event.preventDefault();
  };
  return { onKeyDown, said };
}

/** Brings the focus to the row above or below, or to the nearest list. */
function focusNear(row: HTMLElement, key: string): boolean {
  const list = row.closest('[data-seats]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-guest]') ?? [])];
  const at = rows.indexOf(row);
  const step = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 }[key];
  if (step !== undefined) {
    rows[step]?.focus();
    return true;
  }
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side === undefined) return false;
  const lists = [...document.querySelectorAll('[data-seats]')].filter((one) =>
    one.querySelector('[data-guest]'),
  );
  const next = lists[lists.findIndex((one) => one === list) + side];
  next?.querySelector<HTMLElement>('[data-guest]')?.focus();
  return true;
}
