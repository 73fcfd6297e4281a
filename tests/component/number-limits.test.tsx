import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Assumptions } from '@/components/event/forecast/assumptions';
import { ItemRow } from '@/components/event/prizes/item-row';
import errors from '@/messages/zh-CN/errors.json';
import forecast from '@/messages/zh-CN/forecast.json';
import prizes from '@/messages/zh-CN/prizes.json';

afterEach(cleanup);

function show(page: ReactNode): void {
  render(
    <NextIntlClientProvider locale="zh-CN" messages={{ errors, forecast, prizes }} timeZone="Asia/Shanghai">
      {page}
    </NextIntlClientProvider>,
  );
}

test.each([
  ['CNY', '20000000.01', '金额从 0 到 ¥20,000,000，最多 2 位小数'],
  ['CNY', '1.005', '金额从 0 到 ¥20,000,000，最多 2 位小数'],
  ['JPY', '2000000001', '金额从 0 到 ¥2,000,000,000，要整数'],
])('a price in %s of %s is told how much it may be', (currency, value, problem) => {
  const row = { id: 'one', name: '金条', quantity: '1', value, place: '', pictureId: null };
  const nothing = () => undefined;
  show(
    <ItemRow
      {...{ eventId: 'event', row, number: 1, currency, places: false, marked: true, onMove: null }}
      onChange={nothing}
      onRemove={nothing}
    />,
  );
  screen.getByText(problem);
});

test('a number of the forecast is told its limits, and keeps what was typed', () => {
  const onChange = vi.fn();
  const assumed = { seconds: 15, minutes: 75, players: 10, tables: 10, seed: 1 };
  show(<Assumptions groups={[]} assumed={assumed} onChange={onChange} />);
  const field = screen.getByLabelText('博饼留多少分钟');
  fireEvent.change(field, { target: { value: '301' } });
  fireEvent.blur(field);
  screen.getByText('请填 10 到 300 的整数。');
  expect(field).toHaveProperty('value', '301');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '90' } });
  expect(onChange).toHaveBeenCalledWith({ ...assumed, minutes: 90 });
  expect(screen.queryByText(/请填 10 到/)).toBeNull();
});
