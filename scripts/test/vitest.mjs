import fs from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';
import { runTool } from './tool.mjs';

/**
 * What of vitest's report is counted.
 * @typedef {object} Report
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: unknown[] }[]} testResults one for each file
 */

/**
 * Runs projects of vitest.config.ts and counts by vitest's own report.
 * @param {string[]} projects
 * @param {string[]} files
 * @param {Parameters<typeof runTool>[2]} options
 * @returns {Promise<import('./stages.mjs').Result>}
 */
export async function runVitest(projects, files, options) {
  const report = inCheckout('.cache/test', `${projects[0]}.json`);
  fs.rmSync(report, { force: true });
  const selected = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const program = inCheckout('node_modules/vitest/vitest.mjs');
  const { ok, output } = await runTool(program, ['run', ...selected, ...reporters, ...files], options);
  const counts = fs.existsSync(report)
    ? countReport(JSON.parse(fs.readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  if (!ok || counts.failed > 0) return { ...counts, failed: Math.max(counts.failed, 1), output };
  if (counts.passed === 0) return { passed: 0, failed: 1, output: `No test ran.\n${output}` };
  return { ...counts, output };
}

/**
 * @param {Report} report
 */
export function countReport({ numPassedTests, numFailedTests, testResults }) {
  // A file that couldn't be loaded has failed, although none of its tests is known.
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}
