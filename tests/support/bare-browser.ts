import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '@/scripts/lib/chromium.mjs';

/**
 * A page in a Chromium of its own, with a debugger on the page alone. One on its service workers, as a test
 * driver has, keeps an old worker alive, and a new one is then never handed over to.
 */
export interface BarePage {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Waits until an expression is true, over reloads of the page too. */
  until: (expression: string) => Promise<void>;
  /** Waits until the page says something. */
  says: (text: string) => Promise<void>;
  /** Taps a button by its name. */
  tap: (name: string) => Promise<void>;
  /** Types keys. */
  type: (keys: string) => Promise<void>;
  /** How often the page has asked whether to leave it; each time it was left. */
  asked: () => number;
  close: () => Promise<void>;
}

const PATIENCE_MS = 30_000;
const GONE_MS = 3_000;

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
}

/** Opens a Chromium with one page. */
export async function openBarePage(): Promise<BarePage> {
  const profile = await mkdtemp(join(tmpdir(), 'huibing-profile-'));
  const browser = spawn(
    findChromium(),
    [
      '--headless=new',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-pipe',
      '--window-size=420,900',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  let asked = 0;
  const send = messages(browser.stdio[3] as Writable, browser.stdio[4] as Readable, (event) => {
    if (event.method !== 'Page.javascriptDialogOpening') return;
    asked += 1;
    void send('Page.handleJavaScriptDialog', { accept: true }, event.sessionId);
  });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const onPage = (method: string, params = {}) => send(method, params, sessionId as string);
  await onPage('Page.enable');
  const { userAgent } = await send('Browser.getVersion');
  await onPage('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'zh-CN' });

  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const asked = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    // A page that goes away meanwhile takes its answer with it.
    const gone = sleep(GONE_MS, undefined, { ref: false });
    const answer = await Promise.race([onPage('Runtime.evaluate', asked), gone]);
    if (!answer) throw new Error('the page went away');
    return (answer.result as { value: Value }).value;
  };
  const until = async (expression: string): Promise<void> => {
    const end = Date.now() + PATIENCE_MS;
    // While the page changes there is nothing to ask.
    while (!(await evaluate<boolean>(expression).catch(() => false))) {
      if (Date.now() > end)
        throw new Error(`Never: ${expression}\n${await evaluate<string>('document.body.innerText')}`);
      await sleep(50);
    }
  };
  return {
    goto: async (url) => {
      await onPage('Page.navigate', { url });
    },
    reload: async () => {
      await onPage('Page.reload');
    },
    evaluate,
    until,
    says: (text) => until(`document.body.innerText.includes(${JSON.stringify(text)})`),
    tap: (name) =>
      until(`(() => {
        const button = [...document.querySelectorAll('button')].find(
          (one) => one.innerText.trim() === ${JSON.stringify(name)} && !one.disabled,
        );
        button?.click();
        return button !== undefined;
      })()`),
    type: async (keys) => {
      for (const key of keys) {
        await evaluate(`window.dispatchEvent(new KeyboardEvent('keydown', { key: '${key}' }))`);
      }
    },
    asked: () => asked,
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill('SIGKILL');
      await ended;
      await rm(profile, { recursive: true, maxRetries: 5 });
    },
  };
}

/** Chromium's debugging protocol over a pipe: JSON, each message ended by a NUL. */
function messages(to: Writable, from: Readable, onEvent: (event: Message) => void) {
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  let rest = '';
  from.setEncoding('utf8').on('data', (part: string) => {
    const parts = (rest + part).split('\0');
    rest = parts.pop() ?? '';
    for (const text of parts) {
      const message = JSON.parse(text) as Message;
      if (message.id === undefined) onEvent(message);
      waiting.get(message.id ?? 0)?.(message);
      waiting.delete(message.id ?? 0);
    }
  });
  return async (method: string, params = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    const id = ++last;
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    to.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    const { error, result = {} } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
