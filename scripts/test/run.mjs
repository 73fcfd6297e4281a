import { openTestServer } from '../lib/test-server.mjs';
import { Problem } from '../lib/problem.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/**
 * Runs stages, also after one has failed, and prints the sum of what they counted.
 * @param {Stage[]} all
 * @param {string[]} wanted names of stages or paths of test files; everything if there are none
 * @param {AbortSignal} signal
 * @returns {Promise<number>} the exit code
 */
export async function runStages(all, wanted, signal) {
  const { stages, files } = select(all, wanted);
  const total = { passed: 0, failed: 0 };
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {ReturnType<typeof openTestServer> | undefined} */
  let opened;
  const server = () => (opened ??= openTestServer());
  try {
    for (const stage of stages) {
      const own = files.filter((file) => stage.files?.test(file));
      const result = await runStage(stage, failed, { signal, files: own, server });
      signal.throwIfAborted();
      if (result.failed > 0) failed.add(stage.name);
      total.passed += result.passed;
      total.failed += result.failed;
    }
  } finally {
    await (await opened)?.stop();
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
}

/**
 * @param {Stage[]} all
 * @param {string[]} wanted
 */
function select(all, wanted) {
  const files = wanted.filter((name) => name.startsWith('tests/'));
  const names = new Set(wanted.filter((name) => !files.includes(name)));
  const unknown = [...names].find((name) => !all.some((stage) => stage.name === name));
  if (unknown !== undefined) {
    throw new Problem(`There is no stage "${unknown}". Stages: ${all.map(({ name }) => name).join(', ')}.`);
  }
  for (const stage of all) if (files.some((file) => stage.files?.test(file))) names.add(stage.name);
  for (const stage of all) if (names.has(stage.name)) for (const need of stage.needs ?? []) names.add(need);
  return { files, stages: wanted.length === 0 ? all : all.filter(({ name }) => names.has(name)) };
}

/**
 * @param {Stage} stage
 * @param {Set<string>} failed
 * @param {import('./stages.mjs').Context} context
 * @returns {Promise<import('./stages.mjs').Result>}
 */
async function runStage(stage, failed, context) {
  const since = Date.now();
  const result = await outcome(stage, failed, context);
  const seconds = Math.round((Date.now() - since) / 1000);
  if (result.failed > 0) console.log(result.output.trimEnd());
  const sign = result.failed > 0 ? '✗' : '✓';
  console.log(`${sign} ${stage.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/**
 * @param {Stage} stage
 * @param {Set<string>} failed
 * @param {import('./stages.mjs').Context} context
 * @returns {Promise<import('./stages.mjs').Result>}
 */
async function outcome({ run, needs = [] }, failed, context) {
  const missing = needs.find((name) => failed.has(name));
  if (missing) return { passed: 0, failed: 1, output: `It can't run, as the ${missing} stage has failed.` };
  try {
    return await run(context);
  } catch (error) {
    const output =
      error instanceof Problem ? error.message : String((error instanceof Error && error.stack) || error);
    return { passed: 0, failed: 1, output };
  }
}
