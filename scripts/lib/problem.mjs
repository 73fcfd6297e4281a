/**
 * Something that is expected to go wrong on somebody's machine. Its message is one sentence or two that say
 * what to do; it is printed without a stack. Anything else that is thrown is a bug and keeps its stack.
 */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Runs a command's main function and turns what it throws into a message and an exit code.
 * @param {() => Promise<number | void>} main returns the exit code, 0 if it returns nothing
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * The code of a system or database error ("EACCES", "42P04"), or '' for anything else.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/**
 * @param {unknown} error
 */
export function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
