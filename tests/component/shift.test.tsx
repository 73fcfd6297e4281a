import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { lastAct } from '@/lib/offline/acts';
import { tryShift } from '@/lib/offline/shift';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, rowWith, type HostPage } from './helpers/render-host';

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer(['陈一', '林二', '黄三', '郑四'], { calledThrows: false });
});

const kinds = () => server.entries.map(({ entry }) => entry.kind);
const seatOf = (name: string) => server.seats.find((seat) => seat.name === name)?.id;

/** The log says 陈一 林二 黄三; it was 林二 黄三 郑四, since 陈一 wasn't there. */
async function offByOne(): Promise<HostPage> {
  const page = await renderHost(server);
  for (const dice of ['444216', '123456', '223365']) await page.throwDice(dice);
  return page;
}

async function openShift(page: HostPage): Promise<void> {
  await page.tap('更多');
  await page.tap('博饼记录');
  fireEvent.click(within(rowWith('三红')).getByRole('button'));
  await page.tap('从这条起错了一位');
}

describe('a run that is all one seat off', () => {
  it('is shifted in one act, which shows first what it changes', async () => {
    const page = await offByOne();
    await openShift(page);
    expect(rowWith('陈一 → 林二').textContent).toContain('三红');
    expect(screen.getByText('陈一 那一圈没有博，补记不在。')).toBeTruthy();
    expect(rowWith('少了 对堂').textContent).toContain('多得 三红');
    expect(kinds()).toHaveLength(3);
    await page.tap('3 条一起移');
    await waitFor(() => {
      expect(kinds()).toEqual(['throw', 'throw', 'throw', 'insert', 'amend', 'amend', 'amend']);
    });
    expect(new Set(server.entries.slice(3).map(({ batch }) => batch)).size).toBe(1);
    expect(page.turn().textContent).toContain('陈一');
    await page.tap('撤回');
    expect(page.turn().textContent).toContain('郑四');
    await page.tap('撤回');
    expect(page.turn().textContent).toContain('黄三');
  });

  it('is as long as the host says, and goes to either side', async () => {
    const page = await offByOne();
    await openShift(page);
    fireEvent.change(screen.getByLabelText('到'), { target: { value: '2' } });
    expect(screen.getByRole('button', { name: '2 条一起移' })).toBeTruthy();
    await page.tap('上一位');
    expect(rowWith('陈一 → 郑四').textContent).toContain('三红');
  });

  it('is one row of the log afterwards', async () => {
    const page = await offByOne();
    await openShift(page);
    await page.tap('3 条一起移');
    await page.tap('更多');
    await page.tap('博饼记录');
    await page.tap(/同一次更正，共 4 条/);
    expect(screen.queryByRole('button', { name: /同一次更正/ })).toBeNull();
    expect(screen.getAllByText('更正第 1 条')).toHaveLength(1);
  });
});

describe('trying a shift', () => {
  it('says which entry can’t become the other seat’s', async () => {
    const page = await renderHost(server);
    await page.tap('更多');
    await page.tap('结束本桌');
    await page.tap(/^先加博定状元/);
    for (const dice of ['444216', '123456']) await page.throwDice(dice);
    const log = page.client.getSnapshot().replica?.local;
    if (!log) throw new Error('no log');
    const tried = tryShift(log, 3, 3, 'previous');
    expect(tried.after).toMatchObject({ ok: false, error: { code: 'owes-none', entry: 3 } });
    expect(tried.entries).toMatchObject([{ kind: 'amend', with: { seat: seatOf('陈一') } }]);
  });

  it('puts a forgotten throw where it belongs, taken back as one act too', async () => {
    const page = await offByOne();
    await page.tap('更多');
    await page.tap('博饼记录');
    fireEvent.click(within(rowWith('对堂')).getByRole('button'));
    await page.tap('前面补一把');
    fireEvent.change(screen.getByLabelText('谁'), { target: { value: '4' } });
    await page.throwDice('441256');
    expect(rowWith('多得 二举').textContent).toContain('郑四');
    await page.tap('确认补记');
    await waitFor(() => {
      expect(kinds().at(-1)).toBe('insert');
    });
    expect(lastAct(page.client.getSnapshot().entries)).toHaveLength(1);
    await page.tap('撤回');
    await waitFor(() => {
      expect(kinds().at(-1)).toBe('remove');
    });
    expect(page.turn().textContent).toContain('郑四');
  });
});
