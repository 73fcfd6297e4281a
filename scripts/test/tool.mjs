import { spawn } from 'node:child_process';
import { checkout } from '../lib/checkout.mjs';

/** No stage takes nearly as long; one that does hangs. */
const LIMIT_MS = 20 * 60_000;

/**
 * Runs a tool to its end and keeps what it prints.
 * @param {string} program a script for Node.js
 * @param {string[]} args
 * @param {object} options
 * @param {AbortSignal} options.signal ends it
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runTool(program, args, { signal, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...args], {
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      cwd: checkout,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    /** @param {string} text */
    const keep = (text) => (output += text);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.once('error', (error) => {
      if (signal.aborted) reject(error);
      else resolve({ ok: false, output: `${output}\n${error.message}` });
    });
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}
