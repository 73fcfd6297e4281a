import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkout } from '@/scripts/lib/checkout.mjs';

const LEFT_OUT = ['.git', '.data', '.data-dev', '.cache', 'coverage', 'docs', 'node_modules', 'tests'];
const LEFT_OUT_BELOW = ['.next/cache', '.next/dev'];

export interface Copy {
  folder: string;
  remove: () => void;
}

/**
 * A copy of this checkout as it was built last, without data, in a temporary folder. Its packages are a link to this
 * checkout's: enough to start, not to build.
 */
export function copyCheckout(options: { owner?: number } = {}): Copy {
  const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'huibing-checkout-')));
  fs.chmodSync(parent, 0o755);
  const folder = path.join(parent, 'huibing');
  fs.cpSync(checkout, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const name = path.relative(checkout, source);
      return !LEFT_OUT.includes(name) && !LEFT_OUT_BELOW.includes(name);
    },
  });
  fs.symlinkSync(path.join(checkout, 'node_modules'), path.join(folder, 'node_modules'));
  if (options.owner !== undefined) execFileSync('chown', ['-R', '-h', String(options.owner), parent]);
  return { folder, remove: () => fs.rmSync(parent, { recursive: true, force: true }) };
}

/** Puts real packages into a copy, for whoever can't reach this checkout's: links to files cost neither time nor room. */
export function givePackages({ folder }: Copy): void {
  const target = path.join(folder, 'node_modules');
  const source = fs.realpathSync(target);
  fs.rmSync(target);
  try {
    execFileSync('cp', ['-al', source, target], { stdio: 'ignore' });
  } catch {
    fs.rmSync(target, { recursive: true, force: true }); // on another disk
    execFileSync('cp', ['-a', source, target]);
  }
}
