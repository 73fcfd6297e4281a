'use client';

import { useEffect, useState } from 'react';
import { Button } from '../components/ui';
import './globals.css';

interface Words {
  title: string;
  text: string;
  retry: string;
}

/** Even the layout failed, so the words can't come with it: they are fetched in the language of the page. */
async function loadWords(): Promise<Words> {
  const { loadMessages } = await import('../lib/i18n/messages');
  const { isLocale, matchLocale } = await import('../lib/i18n/locales');
  const chosen = /(?:^|; )locale=([\w-]+)/.exec(document.cookie)?.[1];
  const messages = await loadMessages(isLocale(chosen) ? chosen : matchLocale(navigator.languages.join()));
  return messages.common.failure;
}

export default function GlobalError({ retry }: { retry: () => void }) {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    void loadWords().then(setWords);
  }, []);
  return (
    <html>
      <body>
        {words === undefined ? null : (
          <main className="grid min-h-dvh place-items-center px-4">
            <div className="w-full max-w-md text-center">
              <h1 className="text-2xl font-bold">{words.title}</h1>
              <p className="mt-2 mb-6 text-ink-2">{words.text}</p>
              <Button variant="primary" onClick={retry}>
                {words.retry}
              </Button>
            </div>
          </main>
        )}
      </body>
    </html>
  );
}
