import { act, cleanup, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, vi } from 'vitest';
import { GameScreen } from '@/components/host-shell/game-screen';
import { useSettings } from '@/components/host-shell/settings';
import { GameClient } from '@/lib/offline/client';
import { memoryStore, type Store } from '@/lib/offline/store';
import rules from '@/messages/zh-CN/rules.json';
import table from '@/messages/zh-CN/table.json';
import type { FakeServer } from '../../unit/offline/fake-server';

export interface HostPage {
  client: GameClient;
  /** Taps a control by its name. */
  tap: (name: string | RegExp) => Promise<void>;
  /** Taps six dice on the pad. */
  throwDice: (dice: string) => Promise<void>;
  /** What the last thing at the table is said to be. */
  last: () => HTMLElement;
  /** Whose turn it is. */
  turn: () => HTMLElement;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '');
});

/** The host's page of a game, on a phone, in Chinese. */
export async function renderHost(
  server: FakeServer,
  options: { device?: string; store?: Store } = {},
): Promise<HostPage> {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  // jsdom lays nothing out.
  const element: Partial<Element> = Element.prototype;
  element.scrollIntoView ??= () => undefined;
  const client = new GameClient({
    game: server.id,
    api: server.api(options.device ?? 'phone'),
    store: options.store ?? memoryStore(),
    fallback: memoryStore(),
  });
  await act(() => client.open());
  render(
    <IntlProvider locale="zh-CN" messages={{ rules, table }} timeZone="Asia/Shanghai">
      <Shown client={client} />
    </IntlProvider>,
  );
  const tap = async (name: string | RegExp) => {
    await act(async () => {
      screen.getByRole('button', { name }).click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  };
  return {
    client,
    tap,
    throwDice: async (dice) => {
      for (const face of dice) await tap(`${face} 点`);
    },
    last: () => screen.getByRole('article'),
    turn: () => screen.getByRole('region', { name: '轮到谁' }),
  };
}

function Shown({ client }: { client: GameClient }) {
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot);
  const settings = useSettings();
  const { game, replica } = snapshot;
  if (!game || !replica) return null;
  return <GameScreen {...{ client, snapshot, game, replica, settings, offline: true, practice: false }} />;
}

/** The row of a list that holds a text. */
export function rowWith(text: string | RegExp): HTMLElement {
  const row = screen.getAllByRole('listitem').find((item) => within(item).queryAllByText(text).length > 0);
  if (!row) throw new Error(`no row with ${String(text)}`);
  return row;
}
