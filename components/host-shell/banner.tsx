import { useState, type ReactNode } from 'react';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { BigButton } from './parts';
import type { Notice } from './use-notices';

const LOOKS: Readonly<Record<Notice['look'], string>> = {
  alarm: 'border-lacquer bg-lacquer text-white',
  strong: 'border-lacquer bg-lacquer-soft',
  note: 'border-gold-fill bg-gold-soft',
  good: 'border-jade bg-jade-soft',
};

/**
 * One sentence with what can be done about it. Where another one is shown in its stead, it is still there for
 * those who hear the page.
 */
export function Banner(props: {
  notice: Notice;
  shown: boolean;
  /** Whether it may be as high as its sentence needs. */
  whole: boolean;
  /** At its end: what stands behind it. */
  children?: ReactNode;
}) {
  const { text, look, onOpen, action, form } = props.notice;
  const [asked, setAsked] = useState(false);
  const role = look === 'strong' || look === 'alarm' ? 'alert' : 'status';
  if (!props.shown) {
    return (
      <div role={role} className="sr-only">
        {text}
      </div>
    );
  }
  const lines = cx('min-w-0 flex-1 leading-tight', props.whole ? 'py-2' : 'line-clamp-3 max-sm:text-sm');
  return (
    <div
      role={role}
      className={cx(
        'flex items-center gap-1 rounded-xl border pl-3 shadow-lift',
        asked ? 'flex-wrap pr-2' : !props.whole && 'h-14.5',
        LOOKS[look],
      )}
    >
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2 text-left leading-tight font-bold"
        >
          <Icon name="eye" className="size-6" />
          <span className="min-w-0 flex-1">{text}</span>
          <Icon name="chevron-right" className="mr-1 size-6" />
        </button>
      ) : (
        <p className={lines}>{text}</p>
      )}
      {action}
      {form && !asked && (
        <BigButton narrow className="shrink-0 px-3" onClick={() => setAsked(true)}>
          {form.open}
        </BigButton>
      )}
      {props.children}
      {form && asked && form.content}
    </div>
  );
}
