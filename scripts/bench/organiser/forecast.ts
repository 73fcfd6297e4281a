/** How long the browser takes to play the forecast's 10,000 tables. */
import type { Page } from 'playwright-core';
import { newId } from '../../../lib/schemas/new-id';
import { medianOf, round, type Figure } from '../figure';
import type { Workspace } from '../organiser';

export async function* figures({ actor, open }: Workspace): AsyncIterable<Figure> {
  const { createEvent } = await import('../../../lib/services/create-event');
  const created = await createEvent(actor, {
    ...{ id: newId(), name: '预测', venue: '', startsAt: '2026-09-25T18:00' },
    ...{ timeZone: 'Asia/Shanghai', currency: 'CNY', tables: 10 },
  });
  if (!created.ok) throw new Error(created.error.code);
  const page = await open();
  await page.goto(`/events/${created.value.eventId}/forecast`);
  await page.getByText('一桌要多久').waitFor();
  const seconds = await medianOf(() => anotherSeed(page));
  await page.close();
  yield { figure: 'forecast-10000', value: round(seconds), unit: 's' };
}

/** Seconds from asking for other numbers until they are on the page, by the page's own clock. */
async function anotherSeed(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(watchForAnswer);
  await page.getByRole('button', { name: '换一个种子' }).click();
  return (await watch.evaluate(({ shown }) => shown)) / 1000;
}

/** Runs in the page: watches from when it returns. */
function watchForAnswer(): { shown: Promise<number> } {
  const shown = new Promise<number>((resolve, reject) => {
    let begun = 0;
    setTimeout(() => reject(new Error('The forecast was never shown.')), 60_000);
    window.addEventListener('click', (event) => (begun = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (document.querySelector('main [aria-busy]')?.getAttribute('aria-busy') !== 'false') return;
      watch.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - begun));
    });
    watch.observe(document.body, { attributes: true, attributeFilter: ['aria-busy'], subtree: true });
  });
  return { shown };
}
