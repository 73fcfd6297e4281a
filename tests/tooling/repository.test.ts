import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

const tracked = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\0')
  .filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));

it('the lockfile names no registry, so that each installation uses its own', () => {
  const lockfile = fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  expect(lockfile).not.toContain('"resolved"');
});

it('no file points to a place outside the checkout or to one machine', () => {
  const outside = /\.\.\/shared\b|\/work\/|\/home\/|\/root\b|C:\\Users/;
  const own = path.relative(ROOT, import.meta.filename);
  const found = tracked.filter(
    (name) =>
      name !== own &&
      /\.(ts|tsx|js|mjs|cjs|md|json|css|sql|prisma)$|run$/.test(name) &&
      outside.test(read(name)),
  );
  expect(found).toEqual([]);
});

it('the build server can run .ci/run', () => {
  expect(fs.statSync(path.join(ROOT, '.ci/run')).mode & 0o111).not.toBe(0);
});

function read(name: string): string {
  return fs.readFileSync(path.join(ROOT, name), 'utf8');
}
