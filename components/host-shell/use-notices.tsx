import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EyedThrow } from '../../lib/schemas/two-eyes';
import { useHost } from './host-context';
import { BigButton } from './parts';
import { PinForm } from './pin-form';
import { ReloadButton } from './reload-button';
import { useEyes } from './use-eyes';
import { useNews } from './use-news';
import { useReason } from './use-reason';

/** Time enough to read what comes of one's own tap, and to look up from the dice for what doesn't. */
const OWN_MS = 8_000;
const OTHERS_MS = 20_000;

/** One thing that the host has to know. */
export interface Notice {
  /** What it is about, the same as long as it is the same piece of news. */
  key: string;
  text: string;
  look: 'alarm' | 'strong' | 'note' | 'good';
  /** Opens what it is about. */
  onOpen?: () => void;
  /** What can be done about it at once. */
  action?: ReactNode;
  /** Unfolds below the sentence when asked for by this button. */
  form?: { open: string; content: ReactNode };
  /** Needs no decision: it goes by itself when it has been in sight so long. `then`: what becomes of it. */
  passes?: { after: number; then?: () => void };
}

/**
 * What the host has to know now, the most urgent first. What comes of the host's own tap is before all; what
 * waits for a decision, before what only happened.
 * @param except the 状元 that a second person is shown right now
 */
export function useNotices(except: EyedThrow | null): Notice[] {
  const t = useTranslations('table');
  const host = useHost();
  const { client, snapshot, told, tell } = host;
  const reason = useReason();
  const news = useNews();
  const { obstacle, notice, storage, reachable } = snapshot;
  const ok = (onClick: () => void) => (
    <BigButton narrow className="shrink-0 px-3" onClick={onClick}>
      {t('ok')}
    </BigButton>
  );
  const list: (Notice | false | null | undefined)[] = [
    told && { key: `told ${told.code}`, text: reason(told), look: 'note', action: ok(() => tell(null)) },
    news !== null && {
      key: `news ${snapshot.entries.length}`,
      text: news,
      look: 'good',
      passes: { after: OWN_MS },
    },
    obstacle === 'signed-out' && {
      key: 'signed-out',
      text: t('banner.signedOut'),
      look: 'strong',
      form: { open: t('pin.open'), content: <PinForm client={client} /> },
    },
    storage === 'memory' &&
      !host.practice && {
        key: reachable ? 'memory' : 'memory offline',
        text: t(reachable ? 'state.memory' : 'state.memoryOffline'),
        look: 'strong',
      },
    obstacle === 'rules-version' && {
      key: 'version',
      text: t('banner.newVersion'),
      look: 'strong',
      action: <ReloadButton />,
    },
    ...useWork(except),
    notice && {
      key: `notice ${notice.code} ${notice.at}`,
      text: reason({ code: notice.code, params: {} }),
      look: 'note',
      action: ok(() => client.dismissNotice()),
      passes: { after: OTHERS_MS, then: () => client.dismissNotice() },
    },
    ...usePassing(ok),
  ];
  return list.filter((one) => !!one);
}

/** What waits for the host's decision. */
function useWork(except: EyedThrow | null): (Notice | false)[] {
  const t = useTranslations('table');
  const { snapshot, screens } = useHost();
  const open = useEyes().open.filter(({ reading }) => reading !== except?.reading);
  const disputed = open.filter(({ state }) => state === 'disputed').length;
  const waiting = open.length - disputed;
  const { held } = snapshot;
  const look = () => screens.open({ name: 'eyes' });
  return [
    held.length > 0 && {
      key: `held ${held.length}`,
      text: t('banner.held', { count: held.length }),
      look: 'strong',
      action: (
        <BigButton narrow className="shrink-0 px-3" onClick={() => screens.open({ name: 'review' })}>
          {t('banner.review')}
        </BigButton>
      ),
    },
    disputed > 0 && {
      key: `disputed ${disputed}`,
      text: t('eyes.disputed', { count: disputed }),
      look: 'alarm',
      onOpen: look,
    },
    waiting > 0 && {
      key: `waiting ${waiting}`,
      text: t('eyes.waiting', { count: waiting }),
      look: 'note',
      onOpen: look,
    },
  ];
}

/** What is good to know for a moment; the page shows elsewhere how it stands. */
function usePassing(ok: (onClick: () => void) => ReactNode): (Notice | false | null)[] {
  const t = useTranslations('table');
  const { snapshot, practice, help, device } = useHost();
  const { reachable, storage } = snapshot;
  const passing = device.notice === 'updated' || device.notice === 'noReload';
  return [
    help.state !== 'none' && {
      key: `help ${help.state}`,
      text: t(`help.${help.state}`),
      look: help.state === 'coming' ? 'good' : 'note',
      action: (
        <BigButton narrow className="shrink-0 px-3" onClick={help.tap}>
          {t(help.state === 'coming' ? 'ok' : 'help.takeBack')}
        </BigButton>
      ),
      passes: help.state === 'coming' ? { after: OTHERS_MS, then: help.tap } : { after: OWN_MS },
    },
    !reachable &&
      storage === 'kept' &&
      !practice && { key: 'offline', text: t('state.offline'), look: 'note', passes: { after: OWN_MS } },
    device.notice && {
      key: `device ${device.notice}`,
      text: t(`device.${device.notice}`),
      look: 'note',
      action: ok(device.dismiss),
      ...(passing ? { passes: { after: OTHERS_MS } } : {}),
    },
  ];
}
