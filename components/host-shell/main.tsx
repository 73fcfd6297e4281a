import { createRoot } from 'react-dom/client';
import { httpApi } from '../../lib/offline/api';
import { GameClient } from '../../lib/offline/client';
import { localJournal } from '../../lib/offline/journal';
import { indexedDbStore, memoryStore } from '../../lib/offline/store';
import { joinTabs } from '../../lib/offline/tabs';
import { watchGame } from '../../lib/offline/watch';
import { App } from './app';
import { guardDoubleTaps } from './double-tap';
import { initialLocale, loadLanguage } from './languages';

/** The host's page, begun: `/host?game=<id>`, or `/host?practice=1`. */
function begin(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const search = new URLSearchParams(location.search);
  const game = search.get('game');
  // On their way while the page is drawn, which asks again where they don't come.
  loadLanguage(initialLocale()).catch(() => undefined);
  const client = game ? openGame(game) : null;
  guardDoubleTaps(document);
  const app = <App client={client} practice={search.has('practice')} />;
  // In a task of its own, as all that takes long at the start: a tap is never kept waiting by the sum of them.
  setTimeout(() => createRoot(root).render(app));
}

function openGame(game: string): GameClient {
  const client = new GameClient({
    game,
    api: httpApi(),
    store: indexedDbStore(),
    fallback: memoryStore(),
    journal: localJournal(),
  });
  const tabs = joinTabs(game, client.tab, () => client.yieldToTab());
  client.onClaim = tabs.announce;
  watchGame(game, (hint) => client.hint(hint));
  void client.open();
  return client;
}

begin();
