import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GameClient } from '../../lib/offline/client';
import { Icon } from '../ui/icon';
import { GameScreen } from './game-screen';
import { Language } from './languages';
import { BigButton } from './parts';
import { PinForm } from './pin-form';
import { usePracticeClient } from './practice';
import { registerWorker } from './register';
import { useSettings, type Settings } from './settings';

const DEFAULT_ZONE = 'Asia/Shanghai';

/** The host's page: one game, a practice game, or the reason why there is none. */
export function App({ client, practice }: { client: GameClient | null; practice: boolean }) {
  const settings = useSettings();
  if (practice) {
    return (
      <Language locale={settings.locale} timeZone={DEFAULT_ZONE}>
        <Practice settings={settings} />
      </Language>
    );
  }
  if (!client) {
    return (
      <Language locale={settings.locale} timeZone={DEFAULT_ZONE}>
        <NoGame />
      </Language>
    );
  }
  return <Game client={client} settings={settings} />;
}

function Practice({ settings }: { settings: Settings }) {
  const client = usePracticeClient();
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot);
  const { game, replica } = snapshot;
  if (!game || !replica) return null;
  return <GameScreen {...{ client, snapshot, game, replica, settings, offline: null, practice: true }} />;
}

function Game({ client, settings }: { client: GameClient; settings: Settings }) {
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot);
  const [offline, setOffline] = useState<boolean | null>(null);
  useEffect(() => {
    void registerWorker().then(setOffline);
  }, []);
  const { game, replica, status, obstacle } = snapshot;
  const drawn = useOwnTask(game !== null);
  const content = () => {
    if (game && !drawn) return null;
    if (game && replica && obstacle !== 'not-open') {
      return <GameScreen {...{ client, snapshot, game, replica, settings, offline, practice: false }} />;
    }
    if (obstacle === 'not-open') return <Waiting name={game?.event.name ?? ''} />;
    if (obstacle === 'signed-out') return <SignedOut client={client} />;
    if (status === 'missing') return <Unreachable client={client} />;
    return null;
  };
  return (
    <Language locale={settings.locale} timeZone={game?.event.timeZone ?? DEFAULT_ZONE}>
      {content()}
    </Language>
  );
}

/** Whether something was wanted already in an earlier task: drawing a table the first time is enough for one. */
function useOwnTask(wanted: boolean): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setReached(true));
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted && reached;
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <main className="mx-auto flex h-dvh max-w-md flex-col items-center justify-center gap-4 p-6 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-lacquer text-white">
        <Icon name="cup" className="size-10" />
      </span>
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="text-lg text-ink-2">{text}</p>
      {children}
    </main>
  );
}

function NoGame() {
  const t = useTranslations('table');
  return (
    <Message title={t('noGame.title')} text={t('noGame.text')}>
      <a
        href="/t"
        className="grid min-h-14 place-items-center rounded-xl bg-lacquer px-6 font-bold text-white"
      >
        {t('noGame.pin')}
      </a>
      <a href="/host?practice=1" className="grid min-h-14 place-items-center px-6 font-bold text-lacquer">
        {t('practice.open')}
      </a>
    </Message>
  );
}

function Waiting({ name }: { name: string }) {
  const t = useTranslations('table');
  return <Message title={name || t('title')} text={t('waiting.text')} />;
}

function SignedOut({ client }: { client: GameClient }) {
  const t = useTranslations('table');
  return (
    <Message title={t('title')} text={t('banner.signedOut')}>
      <PinForm client={client} />
    </Message>
  );
}

function Unreachable({ client }: { client: GameClient }) {
  const t = useTranslations('table');
  return (
    <Message title={t('unreachable.title')} text={t('unreachable.text')}>
      <BigButton look="primary" icon="refresh" onClick={() => void client.open()}>
        {t('unreachable.retry')}
      </BigButton>
    </Message>
  );
}
