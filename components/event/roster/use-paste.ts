'use client';

import { useEffect, useRef } from 'react';

/**
 * Cells of a spreadsheet that are pasted anywhere on the page but into a field. Spreadsheets put them on the
 * clipboard as text with tabs between the cells and a line for each row.
 */
export function usePaste(enabled: boolean, onPaste: (text: string) => void): void {
  const latest = useRef(onPaste);
  useEffect(() => {
    latest.current = onPaste;
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const paste = (event: ClipboardEvent) => {
      const { target } = event;
      if (
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable], dialog')
      ) {
        return;
      }
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (text.trim() === '') return;
      event.preventDefault();
      latest.current(text);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [enabled]);
}

/** Pasted cells as a file, which is read, shown and imported as any other. */
export function fileOfCells(text: string, name: string): File {
  return new File([text], name, { type: PASTED });
}

/** Whether a file was made from pasted cells. */
export function isPasted(file: File): boolean {
  return file.type === PASTED;
}

const PASTED = 'application/x-huibing-cells';
