import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PRESETS } from '@/lib/rules';
import { FakeServer } from '../unit/offline/fake-server';
import { renderHost, rowWith } from './helpers/render-host';

const NAMES = ['陈一', '林二', '黄三', '郑四', '吴五'];

let server: FakeServer;

beforeEach(() => {
  server = new FakeServer(NAMES, { calledThrows: false });
});

function typeInto(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const kinds = () => server.entries.map(({ entry }) => entry.kind);

describe('a throw', () => {
  it('is judged at the sixth die, and the next one can be entered at once', async () => {
    const page = await renderHost(server);
    expect(page.turn().textContent).toContain('陈一');
    await page.throwDice('44421');
    expect(screen.getByText('还没有人博。开博啦！')).toBeTruthy();
    await page.throwDice('6');
    expect(page.last().textContent).toContain('上一把');
    expect(page.last().textContent).toContain('三红');
    expect(page.last().textContent).toContain('陈一 得 三红');
    expect(page.turn().textContent).toContain('林二');
    expect(screen.getByText('剩 3')).toBeTruthy();
    await waitFor(() => {
      expect(server.entries).toHaveLength(1);
    });
  });

  it('is entered by the keyboard’s digits too, and Backspace takes out the last die', async () => {
    const page = await renderHost(server);
    const press = (keys: string[]) => {
      for (const key of keys) fireEvent.keyDown(window, { key });
    };
    press(['1', '2', '3', '4', 'Backspace', '4', '5', '6']);
    expect(page.last().textContent).toContain('对堂');
    press(['7', 'a']);
    expect(screen.queryByRole('button', { name: /^拿掉/ })).toBeNull();
  });

  it('loses a die of the pad by tapping it in its place', async () => {
    const page = await renderHost(server);
    await page.throwDice('4');
    await page.tap('拿掉 4 点');
    await page.throwDice('123456');
    expect(page.last().textContent).toContain('对堂');
  });

  it('has a wrong die put right with one tap before the next throw', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('改这粒 6');
    expect(page.turn().textContent).toContain('改这一把');
    expect(page.turn().textContent).toContain('陈一');
    await page.throwDice('4');
    expect(page.last().textContent).toContain('四红带三');
    expect(page.last().textContent).toContain('已更正');
    expect(page.turn().textContent).toContain('林二');
    await waitFor(() => {
      expect(kinds()).toEqual(['throw', 'amend']);
    });
  });

  it('asks for nothing but dice while one is put right, and leaves none of them to the next throw', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('改这粒 6');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '不在' }).disabled).toBe(true);
    await page.tap('取消');
    expect(screen.queryByRole('button', { name: /^拿掉/ })).toBeNull();
    await page.throwDice('44');
    await page.tap('不在');
    expect(page.turn().textContent).toContain('黄三');
    expect(screen.queryByRole('button', { name: /^拿掉/ })).toBeNull();
  });

  it('counts a double tap on the last die once', async () => {
    const page = await renderHost(server);
    await page.throwDice('12345');
    const six = screen.getByRole('button', { name: '6 点' });
    fireEvent.click(six);
    fireEvent.click(six);
    expect(page.last().textContent).toContain('对堂');
    expect(screen.queryByRole('button', { name: '拿掉 6 点' })).toBeNull();
  });

  it('is logged by one tap on what the table calls out, where the event allows it', async () => {
    server = new FakeServer(NAMES, { calledThrows: true });
    const page = await renderHost(server);
    await page.tap(/^二举/);
    expect(page.last().textContent).toContain('陈一 得 二举');
    await page.tap('罚黑');
    expect(page.last().textContent).toContain('没有博中');
    expect(page.turn().textContent).toContain('黄三');
  });

  it('tells from whom a prize was chased', async () => {
    server = new FakeServer(NAMES, { calledThrows: false, rules: PRESETS.lab });
    const page = await renderHost(server);
    for (const dice of ['123456', '123456', '123456']) await page.throwDice(dice);
    expect(page.last().textContent).toContain('黄三 从 林二 手中追得 对堂');
  });
});

describe('taking back', () => {
  it('takes back the last entry, sent or not, and then the one before', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.throwDice('123456');
    await page.tap('撤回');
    expect(page.last().textContent).toContain('三红');
    expect(page.turn().textContent).toContain('林二');
    await page.tap('撤回');
    expect(page.turn().textContent).toContain('陈一');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '撤回' }).disabled).toBe(true);
  });
});

describe('real tables', () => {
  it('log passes for those between when another seat is tapped, as one act', async () => {
    const page = await renderHost(server);
    await page.tap('座位');
    await page.tap(/^郑四/);
    expect(page.turn().textContent).toContain('郑四');
    expect(page.turn().textContent).toContain('陈一、林二、黄三 记不在');
    await page.throwDice('444216');
    await waitFor(() => {
      expect(kinds()).toEqual(['pass', 'pass', 'pass', 'throw']);
    });
    expect(new Set(server.entries.map(({ batch }) => batch)).size).toBe(1);
    await page.tap('撤回');
    expect(page.turn().textContent).toContain('陈一');
  });

  it('show what a correction changes before it counts', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.throwDice('223365');
    await page.tap('更多');
    await page.tap('博饼记录');
    fireEvent.click(within(rowWith('三红')).getByRole('button'));
    await page.tap('更正');
    await page.throwDice('123456');
    expect(screen.getByText('多得 对堂')).toBeTruthy();
    expect(screen.getByText('少了 三红')).toBeTruthy();
    expect(server.entries).toHaveLength(2);
    await page.tap('确认更正');
    await waitFor(() => {
      expect(kinds()).toEqual(['throw', 'throw', 'amend']);
    });
  });

  it('refuse with a sentence what can’t be done, and change nothing', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('更多');
    await page.tap('博饼记录');
    fireEvent.click(within(rowWith('三红')).getByRole('button'));
    await page.tap('前面补一把');
    await page.tap('回来');
    expect(screen.getByText('这个人没有离席')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '确认补记' }).disabled).toBe(true);
  });

  it('warn when somebody leaves who holds what can be chased', async () => {
    server = new FakeServer(NAMES, { calledThrows: false, rules: PRESETS.lab });
    const page = await renderHost(server);
    await page.throwDice('123456');
    await page.tap('座位');
    await page.tap(/^陈一/);
    await page.tap('详情');
    await page.tap('离席');
    expect(screen.getByRole('alert').textContent).toBe('陈一 手里的 对堂 之后还可能被追走。');
    expect(kinds()).toEqual(['throw']);
    await page.tap('知道了，离席');
    await waitFor(() => {
      expect(kinds()).toEqual(['throw', 'leave']);
    });
  });

  it('seat a late guest last', async () => {
    const page = await renderHost(server);
    await page.tap('更多');
    await page.tap('加一位');
    typeInto('名字', '孙六');
    await page.tap('入座');
    expect(screen.getByText('孙六 加入，坐最后')).toBeTruthy();
  });
});

describe('the scramble and the roll-off', () => {
  it('give what is left to whoever is tapped, one tap a grab', async () => {
    const page = await renderHost(server);
    await page.throwDice('444216');
    await page.tap('更多');
    await page.tap('结束本桌');
    await page.tap(/^剩下的抢饼/);
    await page.tap(/^对堂 剩 2/);
    await page.tap(/^吴五/);
    await page.tap(/^林二/);
    await waitFor(() => {
      expect(server.entries.slice(-2).map(({ entry }) => entry)).toMatchObject([
        { kind: 'claim', tier: 'duitang', count: 1 },
        { kind: 'claim', tier: 'duitang', count: 1 },
      ]);
    });
    expect(page.last().textContent).toContain('林二 抢得 对堂');
  });

  it('roll off for the title with three dice where the rules say so', async () => {
    const { corporate } = PRESETS;
    const rules = { ...corporate, zhuangyuan: { ...corporate.zhuangyuan, fallback: 'three-dice' as const } };
    server = new FakeServer(NAMES.slice(0, 2), { calledThrows: false, rules });
    const page = await renderHost(server);
    await page.tap('更多');
    await page.tap('结束本桌');
    await page.tap(/^先加博定状元/);
    expect(page.turn().textContent).toContain('加博定状元');
    await page.throwDice('661');
    await page.throwDice('662');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('林二');
  });
});

describe('finals', () => {
  it('are thrown with three dice and end with a ranking', async () => {
    const final = { format: 'three-dice' as const, places: 1, rounds: 3 };
    server = new FakeServer(NAMES.slice(0, 3), { kind: 'final', final, calledThrows: false });
    const page = await renderHost(server);
    await page.throwDice('111');
    await page.throwDice('665');
    await page.throwDice('123');
    expect(rowWith('林二').textContent).toBe('1林二');
    expect(rowWith('陈一').textContent).toBe('3陈一');
  });
});

describe('one pen', () => {
  it('lets a second device read along, and take over by a deliberate act', async () => {
    server.penHolder = 'tablet';
    server.epoch = 1;
    const page = await renderHost(server);
    expect(screen.getByText('另一台设备正在记这一桌，这里只能看。')).toBeTruthy();
    await page.tap('由这台来记');
    await page.tap('确定，接过来记');
    expect(page.turn().textContent).toContain('陈一');
    expect(server.penHolder).toBe('phone');
  });

  it('asks for the PIN in place when the session has ended, and loses nothing', async () => {
    const page = await renderHost(server);
    server.signedOut.add('phone');
    await page.throwDice('444216');
    await waitFor(() => {
      expect(screen.getByText(/登录已过期/)).toBeTruthy();
    });
    await page.throwDice('123456');
    expect(page.turn().textContent).toContain('黄三');
    await page.tap('输入 PIN');
    typeInto('PIN', '123456');
    await page.tap('进入');
    await waitFor(() => {
      expect(kinds()).toEqual(['throw', 'throw']);
    });
  });
});
