import { expect, test } from 'vitest';
import { PRESETS } from '@/lib/rules';
import { appendAllStored, openLog } from '@/lib/schemas/stored-log';
import { playSample } from '@/lib/services/play-sample';

const PLAYERS = ['陈', '林', '黄', '郑', '吴'];

function open() {
  const log = openLog({ kind: 'table', rules: PRESETS.corporate, players: PLAYERS }, PLAYERS);
  if (!log.ok) throw new Error(log.error.code);
  return log.value;
}

test('a sample game is playable, stops where it was told to, and is the same for the same seed', () => {
  const entries = playSample(open(), 30, 1);
  expect(entries).toHaveLength(30);
  expect(appendAllStored(open(), entries).ok).toBe(true);
  const bodies = entries.map(({ entry }) => entry);
  expect(playSample(open(), 30, 1).map(({ entry }) => entry)).toEqual(bodies);
  expect(playSample(open(), 30, 2).map(({ entry }) => entry)).not.toEqual(bodies);
});

test('with turns enough it plays to the end', () => {
  const played = appendAllStored(open(), playSample(open(), 2000, 3));
  expect(played.ok && played.value.state.phase).toBe('finished');
});
