'use client';

import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { useEffect, useState, type RefObject } from 'react';
import type { Target } from '@/lib/seating/plan-move';
import type { SeatKit } from './seat-kit';

/** Dragging by mouse, pen or finger; the browser's own drag and drop, so that touch is a long press. */

type Edge = 'above' | 'below';

export interface RowDrag {
  guestId: string;
  tableId: string | null;
  /** Who sits behind this one; null: nobody. */
  next: string | null;
}

/**
 * Makes a row something to drag, and a place between two to drop at; answers at which edge something hangs.
 * @param label what is shown under the pointer
 */
export function useRowDrag(
  ref: RefObject<HTMLElement | null>,
  { store, picked, editable }: SeatKit,
  { guestId, tableId, next }: RowDrag,
  label: (count: number) => string,
): Edge | null {
  const [edge, setEdge] = useState<Edge | null>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || !editable) return undefined;
    const ids = () => (picked.get().has(guestId) ? [...picked.get()] : [guestId]);
    const edgeAt = (clientY: number): Edge => {
      const { top, height } = element.getBoundingClientRect();
      return clientY < top + height / 2 ? 'above' : 'below';
    };
    const hang = (clientY: number) => setEdge(tableId === null ? null : edgeAt(clientY));
    return combine(
      draggable({
        element,
        getInitialData: () => ({ guestIds: ids() }),
        getInitialDataForExternal: () => ({ 'text/plain': store.getBoard().byId.get(guestId)?.name ?? '' }),
        onGenerateDragPreview: ({ nativeSetDragImage }) =>
          setCustomNativeDragPreview({
            nativeSetDragImage,
            render: ({ container }) => {
              const chip = document.createElement('div');
              chip.className = 'rounded-control bg-ink px-4 py-2 font-semibold text-white';
              chip.textContent = label(ids().length);
              container.append(chip);
            },
          }),
      }),
      dropTargetForElements({
        element,
        canDrop: () => tableId !== null,
        getData: ({ input }) => ({ target: between(tableId, guestId, next, edgeAt(input.clientY)) }),
        onDragEnter: ({ location }) => hang(location.current.input.clientY),
        onDrag: ({ location }) => hang(location.current.input.clientY),
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [ref, store, picked, editable, guestId, tableId, next, label]);
  return edge;
}

function between(tableId: string | null, guestId: string, next: string | null, edge: Edge): Target {
  if (tableId === null) return { tableId };
  if (edge === 'above') return { tableId, before: guestId };
  return next === null ? { tableId, at: 'last' } : { tableId, before: next };
}

/** Makes a whole table, or the list of those without one, a place to drop at; answers whether something hangs over it. */
export function useDropZone(
  ref: RefObject<HTMLElement | null>,
  { editable }: SeatKit,
  tableId: string | null,
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || !editable) return undefined;
    const target: Target = tableId === null ? { tableId } : { tableId, at: 'free' };
    return dropTargetForElements({
      element,
      getData: () => ({ target }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [ref, editable, tableId]);
  return over;
}

/** Puts down what is dropped anywhere on the page; answers whether something is being dragged. */
export function useDrops({ editable, put }: SeatKit): boolean {
  const [dragging, setDragging] = useState(false);
  useEffect(() => {
    if (!editable) return undefined;
    return monitorForElements({
      canMonitor: ({ source }) => Array.isArray(source.data.guestIds),
      onDragStart: () => setDragging(true),
      onDrop: ({ source, location }) => {
        setDragging(false);
        const target = location.current.dropTargets[0]?.data.target as Target | undefined;
        if (target) put(source.data.guestIds as string[], target);
      },
    });
  }, [editable, put]);
  return dragging;
}
