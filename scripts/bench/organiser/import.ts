/** A roster of 5,380 people at 538 tables: how soon its preview is shown, and how soon it is stored. */
import type { Page } from 'playwright-core';
import { seededRandom } from '../../../lib/rules/random';
import { newId } from '../../../lib/schemas/new-id';
import { median, round, type Figure } from '../figure';
import type { Workspace } from '../organiser';

const GUESTS = 5380;
const PER_TABLE = 10;
const RUNS = 5;

export async function* figures({ actor, open }: Workspace): AsyncIterable<Figure> {
  const { createEvent } = await import('../../../lib/services/create-event');
  const file = { name: '名单.csv', mimeType: 'text/csv', buffer: Buffer.from(roster()) };
  const page = await open();
  const previews: number[] = [];
  const saves: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const created = await createEvent(actor, {
      ...{ id: newId(), name: `第 ${run + 1} 次`, venue: '', startsAt: '2026-09-25T18:00' },
      ...{ timeZone: 'Asia/Shanghai', currency: 'CNY', tables: 10 },
    });
    if (!created.ok) throw new Error(created.error.code);
    await page.goto(`/events/${created.value.eventId}/roster/import`);
    await page.getByText('把名单文件拖到这里').waitFor();
    previews.push(
      await timed(page, 'change', PREVIEW, () => page.locator('input[type=file]').setInputFiles(file)),
    );
    saves.push(
      await timed(page, 'click', SAVED, () => page.getByRole('button', { name: '确认导入' }).click()),
    );
  }
  await page.close();
  yield { figure: 'import-preview', value: round(middle(previews)), unit: 's' };
  yield { figure: 'import-save', value: round(middle(saves)), unit: 's' };
}

function middle(values: number[]): number {
  return median(() => values.pop()!);
}

/** Where a text is shown; in the page's data it stands from the beginning. */
interface Sign {
  selector: string;
  text: string;
}

const PREVIEW: Sign = { selector: 'main h2', text: '导入后会怎样' };
const SAVED: Sign = { selector: '[aria-live] p', text: '已导入：新增 5380' };

/** Seconds from an event in the page until something is shown, by the page's own clock. */
async function timed(page: Page, begin: string, sign: Sign, act: () => Promise<unknown>): Promise<number> {
  const watch = await page.evaluateHandle(watchFor, { begin, sign });
  await act();
  return (await watch.evaluate(({ shown }) => shown)) / 1000;
}

/** Runs in the page: watches from when it returns. */
function watchFor({ begin, sign }: { begin: string; sign: Sign }): { shown: Promise<number> } {
  const shown = new Promise<number>((resolve, reject) => {
    let begun = 0;
    setTimeout(() => reject(new Error(`${sign.text} was never shown.`)), 60_000);
    window.addEventListener(begin, (event) => (begun ||= event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      const places = [...document.querySelectorAll(sign.selector)];
      if (begun === 0 || !places.some((place) => place.textContent.includes(sign.text))) return;
      watch.disconnect();
      resolve(performance.now() - begun);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { shown };
}

const SURNAMES = '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾单仇解欧阳';
const GIVEN = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰欣雨梓涵浩宇轩婷慧建国';
const DEPARTMENTS = ['生产一部', '生产二部', '研发中心', '市场部', '供应链', '财务部', '客服中心'];

/** Invented people, the same at each run. */
function roster(): string {
  const random = seededRandom(5380);
  const pick = (from: string | readonly string[]) => from[Math.floor(random() * from.length)]!;
  const lines = Array.from({ length: GUESTS }, (_, index) => {
    const name = pick(SURNAMES) + pick(GIVEN) + (random() < 0.6 ? pick(GIVEN) : '');
    const number = String(index * 7 + 13).padStart(6, '0');
    return `${number},${name},${pick(DEPARTMENTS)},${Math.floor(index / PER_TABLE) + 1}`;
  });
  return ['工号,姓名,部门,桌号', ...lines].join('\n');
}
