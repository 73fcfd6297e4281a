import fs from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for the end-to-end tests: the system's own, as no download of one can be relied on.
 * @returns {string}
 */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  const folders = PATH.split(path.delimiter);
  const usual = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = CHROME_PATH ? [CHROME_PATH] : [...usual, ...ELSEWHERE];
  const found = candidates.find((file) => fs.existsSync(file));
  if (found) return found;
  throw new Problem(
    'The end-to-end tests need Chromium and a Chinese font. On Debian: apt-get install -y chromium fonts-noto-cjk. ' +
      'Elsewhere install Chrome or Chromium, and set CHROME_PATH to its program if it is not found.',
  );
}
