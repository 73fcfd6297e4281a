import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { copyCheckout, givePackages, type Copy } from './support/checkout-copy';
import { isListening, Launcher } from './support/launcher';

const PORT = await freePort();

let copy: Copy;

beforeAll(() => {
  copy = copyCheckout();
  givePackages(copy);
});

afterAll(() => copy.remove());

it('npm run dev serves on data of its own, and stops everything', async () => {
  const command: [string, ...string[]] = [process.execPath, 'scripts/dev.mjs'];
  const env = { NODE_ENV: 'development' };
  const launcher = await new Launcher({ folder: copy.folder, port: PORT, command, env }).ready();
  expect((await fetch(`http://localhost:${PORT}/api/health`)).status).toBe(200);
  expect(await launcher.stop()).toBe(0);
  expect(await isListening(PORT)).toBe(false);
  expect(fs.existsSync(path.join(copy.folder, '.data-dev/pg/data'))).toBe(true);
  expect(fs.existsSync(path.join(copy.folder, '.data'))).toBe(false);
});
