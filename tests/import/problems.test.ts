import { describe, expect, it } from 'vitest';
import { ROSTER_PROBLEMS, refusesFile, rosterProblem } from '../../lib/import/problems';
import { FILE_PROBLEMS } from '../../lib/import/sheet';
import enErrors from '../../messages/en/errors.json';
import enRoster from '../../messages/en/roster.json';
import zhCnErrors from '../../messages/zh-CN/errors.json';
import zhCnRoster from '../../messages/zh-CN/roster.json';
import zhTwErrors from '../../messages/zh-TW/errors.json';
import zhTwRoster from '../../messages/zh-TW/roster.json';

describe.each([
  ['en', enRoster, enErrors],
  ['zh-CN', zhCnRoster, zhCnErrors],
  ['zh-TW', zhTwRoster, zhTwErrors],
])('in %s', (_, roster, errors) => {
  it.each(ROSTER_PROBLEMS)('%s has a sentence', (code) => {
    expect(roster.problem[code]).not.toBe('');
  });
  it.each(FILE_PROBLEMS)('%s has a sentence', (code) => {
    expect(errors[code]).not.toBe('');
  });
});

it('only what is wrong with the whole file refuses it', () => {
  const refusing = ROSTER_PROBLEMS.filter((code) => refusesFile(rosterProblem(null, null, code)));
  expect(refusing.filter((code) => code.startsWith('no-') || code.startsWith('too-'))).toEqual([
    'no-name-column',
    'no-rows',
    'too-many-rows',
  ]);
  expect(ROSTER_PROBLEMS.some((code) => refusesFile(rosterProblem(2, 'name', code)))).toBe(false);
});
