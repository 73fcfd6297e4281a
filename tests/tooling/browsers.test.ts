import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildShell } from '@/scripts/build-shell.mjs';
import { checkout } from '@/scripts/lib/checkout.mjs';
import { newerScript, newerStyles } from './browsers/newer';

// The host's page runs in Safari 16.4 and later, and in what was current then. What came later is either not
// used, or asked for first (tests/e2e/host-browsers.test.ts takes it away).

let script = '';
let styles = '';
let out: string;

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'huibing-shell-'));
  for (const [url, content] of await buildShell({ out })) {
    if (url.endsWith('.js') && url.includes('/host-')) script = content;
    if (url.endsWith('.css')) styles = content;
  }
});
afterAll(() => rm(out, { recursive: true }));

describe('the host’s page, as it is built', () => {
  it('asks for nothing in its script that Safari 16.4 lacks', () => {
    expect(script).not.toBe('');
    expect(newerScript(script)).toEqual([]);
  });

  it('asks for nothing in its styles that Safari 16.4 lacks', () => {
    expect(styles).not.toBe('');
    expect(newerStyles(styles)).toEqual([]);
  });
});

describe('the host’s page, in its source', () => {
  it('uses no part of JavaScript later than 2023, which Safari 16.4 has in full', () => {
    const config = ts.readConfigFile(path.join(checkout, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys));
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, checkout);
    const program = ts.createProgram({
      rootNames: ['components/host-shell/main.tsx', 'global.d.ts'].map((name) => path.join(checkout, name)),
      options: {
        ...options,
        incremental: false,
        lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
        types: [],
      },
    });
    const found = ts
      .getPreEmitDiagnostics(program)
      // Of what came in 2024 Safari 16.4 has this.
      .filter(
        ({ messageText }) => !/'(is|to)WellFormed'/.test(ts.flattenDiagnosticMessageText(messageText, ' ')),
      )
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(found).toEqual([]);
  }, 120_000);
});

describe('the check itself', () => {
  it('finds what came later', () => {
    expect(newerScript('Object.groupBy(a,b);new Set(a).union(b);x.values().map(f)')).toEqual([
      'Object.groupBy',
      '.union(',
    ]);
    expect(newerScript('navigator.vibrate(5);setTimeout(f);/(?<a>.)/u.test(s);a.toSorted()')).toEqual([
      'navigator.vibrate',
    ]);
    expect(newerScript('var r=/[\\p{L}--[a-z]]/v;var s=/a\\/v/;')).toEqual(['a regular expression’s flag v']);
  });

  it('finds later styles, nested rules too', () => {
    expect(newerStyles('.a{color:red;&:hover{color:blue}}')).toEqual(['a rule inside a rule: &:hover']);
    expect(newerStyles('@media (width>1px){.a{color:red}}.b:has(.c){height:100dvh}')).toEqual([]);
    expect(
      newerStyles('@scope (.a){.b{color:light-dark(red,blue)}}.c:user-invalid{field-sizing:content}'),
    ).toEqual(['@scope', 'light-dark(', ':user-invalid', 'field-sizing']);
  });
});
