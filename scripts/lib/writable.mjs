import fs from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf, Problem } from './problem.mjs';

/**
 * Makes a folder unless it is there, and sees that files can be made in it.
 * @param {string} folder
 * @param {number} [mode] for a new one
 */
export function requireWritable(folder, mode) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode });
    fs.rmdirSync(fs.mkdtempSync(path.join(folder, '.probe-')));
  } catch (error) {
    throw new Problem(
      `The folder ${folder} can't be written (${codeOf(error) || messageOf(error)}). Start as the user to whom ` +
        'the checkout belongs, or move the checkout to a place where you may write.',
    );
  }
}
