/**
 * The core on the command line.
 *   npm run -s replay < file.json             prints the answer to one document
 *   npm run -s replay -- --ndjson             one document a line in, one answer or {"error"} a line out
 *   npm run -s replay -- --preset corporate   prints a whole rules object
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { answerDocument, parseRules, refuse, type Refusal, type Result } from '../lib/rules';

function parseJson(text: string): Result<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return refuse('not-json');
  }
}

function answerText(text: string): Result<unknown> {
  const document = parseJson(text);
  return document.ok ? answerDocument(document.value) : document;
}

/** One English line about a refusal: where, what, and what about it. */
function sentence({ code, params }: Refusal): string {
  const { entry, ...rest } = params;
  const where = entry === undefined ? '' : `entry ${entry}: `;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return where + code.replaceAll('-', ' ') + (details.length > 0 ? ` (${details.join(', ')})` : '');
}

function print(result: Result<unknown>): void {
  if (result.ok) {
    console.log(JSON.stringify(result.value, null, 2));
  } else {
    console.error(sentence(result.error));
    process.exitCode = 1;
  }
}

async function answerLines(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const result = answerText(line);
    process.stdout.write(`${JSON.stringify(result.ok ? result.value : { error: sentence(result.error) })}\n`);
  }
}

const [option, name, ...more] = process.argv.slice(2);
if (option === undefined) print(answerText(readFileSync(0, 'utf8')));
else if (option === '--ndjson' && name === undefined) await answerLines();
else if (option === '--preset' && name !== undefined && more.length === 0) print(parseRules(name));
else {
  console.error('usage: replay < file.json | replay --ndjson < file.ndjson | replay --preset NAME');
  process.exitCode = 1;
}
