// Builds the host's page: public/shell/** and public/sw.js. Run before `next build`; see components/host-shell.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import tailwind from '@tailwindcss/postcss';
import { build } from 'esbuild';
import compile from 'icu-minify/compile';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = 'components/host-shell';
const LOCALES = ['zh-CN', 'zh-TW', 'en'];
const NAMESPACES = ['common', 'errors', 'rules', 'table'];
const ALIAS = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  // Sentences are parsed here, not on the phone.
  'use-intl/format-message': 'use-intl/format-message/format-only',
};

// The postcss that @tailwindcss/postcss itself uses.
const tailwindRequire = createRequire(createRequire(import.meta.url).resolve('@tailwindcss/postcss'));
/** @type {import('postcss').default} */
const postcss = tailwindRequire('postcss');

/** @param {string} path below the checkout */
const source = (path) => readFile(join(ROOT, path), 'utf8');
/** @param {string} data */
const sha = (data) => createHash('sha256').update(data).digest();
/** @param {string} data */
const integrity = (data) => `sha256-${sha(data).toString('base64')}`;

/**
 * Builds the shell into `<out>/shell` and `<out>/sw.js`.
 * @returns the files by url, with their contents
 */
export async function buildShell({
  out = join(ROOT, 'public'),
  entry = `${SOURCE}/main.tsx`,
  minify = true,
  plugins = /** @type {import('esbuild').Plugin[]} */ ([]),
} = {}) {
  /** @type {Map<string, string>} */
  const files = new Map();
  /**
   * @param {string} name
   * @param {string} extension
   * @param {string} data
   */
  const asset = (name, extension, data) => {
    const url = `/shell/assets/${name}-${sha(data).toString('hex').slice(0, 12)}.${extension}`;
    files.set(url, data);
    return url;
  };
  const css = asset('host', 'css', await styles());
  const js = asset('host', 'js', await script(entry, minify, plugins));
  const icon = asset('icon', 'svg', await source(`${SOURCE}/icon.svg`));
  /** @type {Record<string, string>} */
  const messages = {};
  for (const locale of LOCALES) messages[locale] = asset(locale, 'json', await sentences(locale));

  const title = JSON.parse(await source('messages/zh-CN/table.json')).title;
  const html = (await source(`${SOURCE}/host.html`))
    .replace('%MESSAGES%', JSON.stringify(messages).replaceAll('"', '&quot;'))
    .replaceAll('%TITLE%', title)
    .replace('%ICON%', icon)
    .replace('%CSS%', css)
    .replace('%JS%', js);
  const kept = [...new Map([['/host', html], ...files])].map(([url, data]) => [url, integrity(data)]);
  const worker = (await source(`${SOURCE}/sw.js`)).replace('__FILES__', JSON.stringify(kept));
  files.set('/shell/host.html', html);
  files.set(
    '/sw.js',
    worker.replace('__VERSION__', JSON.stringify(sha(worker).toString('hex').slice(0, 16))),
  );

  await rm(join(out, 'shell'), { recursive: true, force: true });
  await mkdir(join(out, 'shell/assets'), { recursive: true });
  for (const [url, data] of files) await writeFile(join(out, url), data);
  return files;
}

async function styles() {
  const from = join(ROOT, SOURCE, 'host.css');
  const plugin = tailwind({ base: ROOT, optimize: true });
  return (await postcss([plugin]).process(await readFile(from, 'utf8'), { from })).css;
}

/**
 * @param {string} entry
 * @param {boolean} minify
 * @param {import('esbuild').Plugin[]} plugins
 */
async function script(entry, minify, plugins) {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    bundle: true,
    minify,
    plugins,
    format: 'esm',
    target: ['es2022', 'safari16.4'],
    write: false,
    jsx: 'automatic',
    alias: ALIAS,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error('esbuild made no bundle');
  return bundle.text;
}

/** @param {string} locale */
async function sentences(locale) {
  const entries = await Promise.all(
    NAMESPACES.map(async (name) => [name, JSON.parse(await source(`messages/${locale}/${name}.json`))]),
  );
  return JSON.stringify(Object.fromEntries(entries), (_, value) =>
    typeof value === 'string' ? compile(value) : value,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await buildShell();
  for (const [url, data] of files) {
    console.log(`${url}  ${data.length} bytes, ${gzipSync(data).length} compressed`);
  }
}
