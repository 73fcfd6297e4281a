/**
 * The organiser's workspace in a browser, on a build as users get it. Each part is a file of the folder beside
 * this one, with figures of its own.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../tests/support/launch-browser';
import type { Actor } from '../../lib/permissions';
import type { Figure } from './figure';
import { serveApp } from './parts/served-app';

/** What a part measures with. */
export interface Workspace {
  /** Whose events are measured; use cases may be called to fill them. */
  actor: Actor;
  /** A page of the organiser's on a desk, signed in, on which paths lead to the app. */
  open: () => Promise<Page>;
}

interface Part {
  figures(workspace: Workspace): AsyncIterable<Figure>;
}

const PARTS = path.join(import.meta.dirname, 'organiser');

export async function* figures(): AsyncIterable<Figure> {
  const app = await serveApp();
  let browser: Browser | null = null;
  try {
    browser = await launchBrowser();
    const workspace = await signIn(browser, app.url, app.setupToken);
    for (const file of readdirSync(PARTS).filter((name) => name.endsWith('.ts'))) {
      const part = (await import(path.join(PARTS, file))) as Part;
      yield* part.figures(workspace);
    }
  } finally {
    await browser?.close();
    await app.stop();
  }
}

async function signIn(browser: Browser, url: string, setupToken: string): Promise<Workspace> {
  const context = await browser.newContext({
    ...{ baseURL: url, locale: 'zh-CN', viewport: { width: 1440, height: 900 } },
  });
  const page = await context.newPage();
  await page.goto(`/setup/${setupToken}`);
  await page.getByLabel('姓名').fill('林小红');
  await page.getByLabel('邮箱').fill('hr@example.com');
  await page.getByLabel('密码').fill('zhong-qiu-bo-bing');
  await page.getByRole('button', { name: '创建账号' }).click();
  await page.waitForURL('**/events');
  await page.close();
  const { db } = await import('../../lib/db/client');
  const user = await db().user.findUniqueOrThrow({ where: { email: 'hr@example.com' } });
  const session = await db().userSession.findFirstOrThrow({ where: { userId: user.id } });
  const { name, email, locale } = user;
  const actor = { kind: 'user', userId: user.id, sessionId: session.id, name, email, locale } as const;
  return { actor, open: () => context.newPage() };
}
