'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './button';
import { cx } from './cx';
import { Icon } from './icon';

export interface DialogProps {
  open: boolean;
  /** Escape, the cross, or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** The cross's name, such as 关闭. */
  closeLabel: string;
  size?: 'small' | 'medium' | 'large';
  /** The buttons, at the bottom right; on a phone across its width. */
  footer?: ReactNode;
  children?: ReactNode;
}

const SIZE = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;

/** The browser's own modal dialog: it keeps the focus in and gives it back. On a phone a sheet from below. */
export function Dialog({ open, onClose, title, closeLabel, size = 'medium', footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
      className={cx(
        'm-0 mt-auto max-h-[92dvh] w-full max-w-none rounded-t-[20px] bg-card p-0 text-ink shadow-lift sm:m-auto sm:rounded-[20px]',
        SIZE[size],
      )}
    >
      {open ? (
        <div className="flex max-h-[92dvh] flex-col">
          <div className="flex items-start justify-between gap-3 py-3 pr-3 pl-5">
            <h2 id={titleId} className="min-w-0 pt-2 text-lg leading-7 font-bold">
              {title}
            </h2>
            <IconButton label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
          {footer === undefined ? null : (
            <div className="flex flex-col-reverse gap-2 border-t border-line-2 px-5 py-4 sm:flex-row sm:justify-end">
              {footer}
            </div>
          )}
        </div>
      ) : null}
    </dialog>
  );
}
