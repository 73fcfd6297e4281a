import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { compareCatalogues, readCatalogue, type Catalogue } from './messages/catalogue';
import { findSentences } from './messages/sentences';
import { findUsage, type Usage } from './messages/used-keys';

const ROOT = path.resolve(import.meta.dirname, '../..');
const LANGUAGES = ['zh-CN', 'zh-TW', 'en'];
const CODE = ['app', 'components', 'lib', 'pages', 'proxy.ts', 'instrumentation.ts'];

/** Files whose Chinese is data that the product works with, not something it says. */
const DATA: Record<string, string> = {
  'lib/import/headings.ts': 'what a roster calls its columns and writes into them',
  'lib/rules/presets.ts': "a preset's tiers, which an organiser may rename",
};

const sources = CODE.flatMap((part) => filesOf(path.join(ROOT, part))).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('/lib/db/generated/'),
);

describe('the languages', () => {
  it('have the same keys, with the same arguments', () => {
    const catalogues = LANGUAGES.map((language) => [language, read(language)] as const);
    expect(list(compareCatalogues(new Map(catalogues)))).toBe('');
  });
});

describe('the code', () => {
  let catalogue: Catalogue;
  let usage: Usage;

  beforeAll(() => {
    catalogue = read('zh-CN');
    const ours = new Set(sources);
    usage = findUsage(compile(), (file) => ours.has(file), catalogue);
  }, 180_000);

  it('asks for no message that is not there', () => {
    expect(list(usage.unknown)).toBe('');
  });

  it('asks for every message that is there', () => {
    expect(list([...catalogue.keys()].filter((key) => !usage.used.has(key)))).toBe('');
  });

  it('says nothing by itself: its sentences are messages', () => {
    const found = sources.flatMap((file) => {
      const name = path.relative(ROOT, file);
      return name in DATA ? [] : findSentences(name, fs.readFileSync(file, 'utf8'));
    });
    expect(list(found)).toBe('');
  });

  it('needs each exception from that', () => {
    const needless = Object.keys(DATA).filter(
      (name) => findSentences(name, fs.readFileSync(path.join(ROOT, name), 'utf8')).length === 0,
    );
    expect(list(needless)).toBe('');
  });
});

/** Problems as text, so that a failure shows each of them. */
const list = (problems: readonly string[]) => problems.join('\n');

function read(language: string): Catalogue {
  return readCatalogue(path.join(ROOT, 'messages', language));
}

function filesOf(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  if (!fs.statSync(file).isDirectory()) return [file];
  return fs.readdirSync(file).flatMap((name) => filesOf(path.join(file, name)));
}

function compile(): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const config = ts.getParsedCommandLineOfConfigFile(path.join(ROOT, 'tsconfig.json'), {}, host);
  const declarations = (config?.fileNames ?? []).filter((file) => file.endsWith('.d.ts'));
  return ts.createProgram([...sources, ...declarations], config?.options ?? {});
}
