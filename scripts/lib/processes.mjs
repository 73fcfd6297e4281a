import { spawn } from 'node:child_process';
import { Problem } from './problem.mjs';

/**
 * Runs a step of the preparation to its end, its output shown.
 * @param {string} what for the message if it fails
 * @param {string} command
 * @param {string[]} args
 * @param {object} options
 * @param {AbortSignal} options.signal ends the step
 * @param {string} options.cwd
 * @param {Record<string, string>} [options.env]
 * @returns {Promise<void>}
 */
export function runStep(what, command, args, { signal, cwd, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      signal,
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: command === 'npm' && process.platform === 'win32', // npm is a script there
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else if (signal.aborted) reject(new Error(`${what} was interrupted`));
      else reject(new Problem(`${what} failed; what it printed above says why.`));
    });
  });
}
