/** How soon a guest who is dropped at another table is seen there, with 60 tables and 600 guests. */
import type { Page } from 'playwright-core';
import { newId } from '../../../lib/schemas/new-id';
import { medianOf, round, type Figure } from '../figure';
import type { Workspace } from '../organiser';

const TABLES = 60;
const PER_TABLE = 10;

export async function* figures({ actor, open }: Workspace): AsyncIterable<Figure> {
  const eventId = await fullHouse(actor);
  const page = await open();
  await page.addInitScript(noteDrops);
  await page.goto(`/events/${eventId}/seating`);
  let guest = 2;
  const milliseconds = await medianOf(() => dropAt(page, `客人${guest++}`, 2));
  await page.close();
  yield { figure: 'seating-drop', value: round(milliseconds), unit: 'ms' };
}

async function fullHouse(actor: Workspace['actor']): Promise<string> {
  const { createEvent } = await import('../../../lib/services/create-event');
  const { db } = await import('../../../lib/db/client');
  const created = await createEvent(actor, {
    ...{ id: newId(), name: '六十桌', venue: '', startsAt: '2026-09-25T18:00' },
    ...{ timeZone: 'Asia/Shanghai', currency: 'CNY', tables: TABLES },
  });
  if (!created.ok) throw new Error(created.error.code);
  const { eventId } = created.value;
  const tables = await db().table.findMany({ where: { eventId }, orderBy: { number: 'asc' } });
  await db().guest.createMany({
    data: tables.flatMap(({ id: tableId, sittingId }, table) =>
      Array.from({ length: PER_TABLE }, (_, seat) => ({
        ...{ id: newId(), eventId, sittingId, tableId, chair: seat + 1 },
        name: `客人${table * PER_TABLE + seat + 1}`,
      })),
    ),
  });
  return eventId;
}

/** Milliseconds from letting go until the frame that shows the guest at the table, by the page's own clock. */
async function dropAt(page: Page, name: string, table: number): Promise<number> {
  const guest = page.locator('[data-guest]').filter({ has: page.getByText(name, { exact: true }) });
  const target = page.locator(`[data-table="${table}"]`);
  const [from, to] = [await guest.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('Guest or table is not on the screen.');
  await page.mouse.move(from.x + 50, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y + from.height / 2 + 8, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 8 });
  const watch = await page.evaluateHandle(watchForGuest, { name, table });
  await page.mouse.up();
  return watch.evaluate(({ seen }) => seen);
}

type Noted = Window & { droppedAt?: number };

/** Runs in the page before its own scripts, which show the guest before a later listener hears of the drop. */
function noteDrops(): void {
  window.addEventListener('drop', ({ timeStamp }) => ((window as Noted).droppedAt = timeStamp), {
    capture: true,
  });
}

/** Runs in the page: watches from when it returns. */
function watchForGuest({ name, table }: { name: string; table: number }): { seen: Promise<number> } {
  const page = window as Noted;
  delete page.droppedAt;
  const seen = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} never came to table ${table}.`)), 30_000);
    const watch = new MutationObserver(() => {
      const names = document.querySelectorAll(`[data-table="${table}"] [data-guest] [dir=auto]`);
      if (![...names].some(({ textContent }) => textContent === name)) return;
      const dropped = page.droppedAt;
      watch.disconnect();
      if (dropped === undefined) return reject(new Error(`${name} was at table ${table} before the drop.`));
      // The task after the next frame: by then that frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - dropped);
        port2.postMessage(null);
      });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  return { seen };
}
