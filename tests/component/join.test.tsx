import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '@/lib/schemas/new-id';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, type HostPage } from './helpers/render-host';

let server: FakeServer;
let page: HostPage;
beforeEach(() => {
  server = new FakeServer(['陈一', '林二', '黄三'], { calledThrows: false });
});

async function type(name: string): Promise<void> {
  await page.tap('更多');
  await page.tap('加一位');
  fireEvent.input(screen.getByLabelText(/^名字/), { target: { value: name } });
  await page.tap(/入座$/);
}
async function leave(name: string): Promise<void> {
  page.client.act([{ kind: 'leave', seat: server.seats.find((seat) => seat.name === name)?.id ?? '' }]);
  await waitFor(() => expect(server.entries).toHaveLength(1));
}
const kinds = () => server.entries.map(({ entry }) => entry.kind);
const isAsked = () => screen.queryByRole('group', { name: '是同一位吗？' }) !== null;

describe('a late guest', () => {
  it('of a name that nobody has sits down at once, on a chair with a number of its own', async () => {
    server.seats = server.seats.map((seat, at) => ({ ...seat, chair: [1, 2, 4][at] ?? null }));
    page = await renderHost(server);
    await type('孙六');
    await waitFor(() => expect(server.joins).toEqual([{ chair: 3 }]));
  });

  it('may be who has left, and is then back on the own chair', async () => {
    page = await renderHost(server);
    await leave('林二');
    await type('林　二');
    expect(isAsked()).toBe(true);
    expect(kinds()).toEqual(['leave']);
    await page.tap('是，林　二（2 号）回来了');
    await waitFor(() => expect(kinds()).toEqual(['leave', 'return']));
  });

  it('may be another one of that name', async () => {
    page = await renderHost(server);
    await type('林二');
    await page.tap('不是，另一位也叫林二，入座');
    await waitFor(() => expect(kinds()).toEqual(['join']));
    expect(server.late.map(({ name, chair }) => [name, chair])).toEqual([['林二', 4]]);
  });

  it('may be sitting here already: nothing is logged', async () => {
    page = await renderHost(server);
    await type('林二');
    await page.tap('是，林二（2 号）已经在座');
    expect(screen.getByRole('heading', { name: '林二' })).toBeTruthy();
    expect(kinds()).toEqual([]);
  });

  it('may be one of the waiting list, whose name was typed', async () => {
    const id = newId();
    server.waiting = [{ id, name: '张伟', department: '财务部', pinyin: 'zhang wei' }];
    page = await renderHost(server);
    await type('张伟');
    await page.tap('是候补的张伟（财务部），入座');
    await waitFor(() => expect(server.joins).toEqual([{ guest: id, chair: 4 }]));
  });

  it('is asked about anew after the name was changed', async () => {
    page = await renderHost(server);
    await type('林二');
    fireEvent.input(screen.getByLabelText(/^名字/), { target: { value: '林二二' } });
    expect(isAsked()).toBe(false);
    await page.tap('入座');
    await waitFor(() => expect(kinds()).toEqual(['join']));
  });
});
