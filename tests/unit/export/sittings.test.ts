import { expect, test } from 'vitest';
import { prizeRows } from '@/lib/export/prize-rows';
import { sheetContext } from '@/lib/export/sheets/context';
import { exportWords } from '@/lib/export/words';
import { loadMessages } from '@/lib/i18n/messages';
import { start } from '@/lib/rules';
import { guest, listInput, must, playedGame, tableSetup } from './play';

test('a list of several sittings says which table is meant, and which 会 of it', async () => {
  const words = exportWords('zh-CN', await loadMessages('zh-CN'));
  const guests = [guest(1, 1, '陈一'), guest(1, 2, '林二'), guest(1, 3, '黄三')];
  const state = must(start(tableSetup(guests)));
  const game = (position: number, name: string, ordinal: number) => ({
    ...playedGame(state, { table: 1, ordinal, guests }),
    id: `${position}-${ordinal}`,
    sitting: { position, name },
  });
  const games = [game(1, '午场', 1), game(1, '午场', 2), game(2, '', 1)];
  const input = listInput(guests, games);
  const context = sheetContext(input, prizeRows(input), words);
  expect(games.map(context.table)).toEqual([
    '午场 第 1 桌 第 1 会',
    '午场 第 1 桌 第 2 会',
    '第 2 场 第 1 桌',
  ]);
  expect(context.sitting(null)).toBe('');
});
