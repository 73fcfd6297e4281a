import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { EyedThrow } from '../../lib/schemas/two-eyes';
import { cx } from '../ui/cx';
import { Icon } from '../ui/icon';
import { Banner } from './banner';
import { useHost } from './host-context';
import { useNoticeStore } from './notice-store';
import { BigButton } from './parts';
import { useCalm } from './use-calm';
import { useNotices, type Notice } from './use-notices';

/** Over what is left of each tier, and in no place of its own: the keys stay where they are. */
const OVER = 'relative z-20 -mb-2 h-0 short:-mb-1.5 across:short:-mb-2 wide:-mb-3';

/**
 * What the host has to know, in one banner's height: the most urgent sentence, and how many stand behind it.
 * Never a dialog. `except`, only where throws are entered: the 状元 that a second person is shown right now.
 */
export function Banners({ except }: { except?: EyedThrow | null }) {
  const t = useTranslations('table');
  const { client, state } = useHost();
  const store = useNoticeStore(client);
  const [listed, setListed] = useState(false);
  const all = useNotices(except ?? null);
  const { passed, folded, keepOnly } = store;
  const now = all.filter(({ key }) => !passed.has(key) && !folded.has(key));
  const over = except !== undefined && state.phase !== 'scramble';
  const calm = useCalm(now, '[data-notices]');
  const notices = over ? now : calm;

  const keys = all.map(({ key }) => key).join('\n');
  useEffect(() => keepOnly(keys.split('\n')), [keys, keepOnly]);
  const open = listed && notices.length > 0;
  useEffect(() => {
    if (notices.length < 2) setListed(false);
  }, [notices.length]);
  const [first] = notices;
  useWhenSeen(open ? null : (first ?? null), store.pass);

  if (!first) return null;
  const fold = () => {
    store.fold(notices.map(({ key }) => key));
    setListed(false);
  };
  return (
    <section aria-label={t('notices.label')} data-notices className={over ? OVER : 'shrink-0'}>
      <div
        className={cx(
          'flex flex-col gap-1.5',
          over && 'absolute inset-x-0 -top-2 short:-top-1.5',
          open && 'max-h-[70dvh] overflow-y-auto rounded-2xl border border-line bg-paper p-2 shadow-lift',
        )}
      >
        {notices.map((notice, at) => (
          <Banner key={notice.key} notice={notice} shown={open || at === 0} whole={open}>
            {at === 0 && (
              <More count={notices.length - 1} open={open} onTap={() => setListed(!open)} onFold={fold} />
            )}
          </Banner>
        ))}
        {open && <BigButton onClick={fold}>{t('notices.fold')}</BigButton>}
      </div>
    </section>
  );
}

/** Opens the list where there is more than one; else puts the one away. */
function More(props: { count: number; open: boolean; onTap: () => void; onFold: () => void }) {
  const t = useTranslations('table');
  const { count, open } = props;
  const alone = count === 0 && !open;
  return (
    <button
      type="button"
      {...(alone ? { 'aria-label': t('notices.fold') } : { 'aria-expanded': open })}
      onClick={alone ? props.onFold : props.onTap}
      className="flex min-h-14 min-w-14 shrink-0 touch-manipulation flex-col items-center justify-center rounded-xl px-1 text-sm leading-tight font-bold active:bg-black/5"
    >
      {!alone && count > 0 && <span>{t('notices.more', { count })}</span>}
      <Icon name="chevron-down" className={cx('size-5', (alone || open) && 'rotate-180')} />
    </button>
  );
}

/** Lets a notice that needs no decision go when it has been in sight for a while. */
function useWhenSeen(notice: Notice | null, pass: (key: string) => void): void {
  const latest = useRef<() => void>(() => undefined);
  useEffect(() => {
    latest.current = () => {
      if (notice?.passes?.then) notice.passes.then();
      else if (notice) pass(notice.key);
    };
  });
  const after = notice?.passes?.after;
  const key = notice?.key;
  useEffect(() => {
    if (after === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => latest.current(), after);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [key, after]);
}
