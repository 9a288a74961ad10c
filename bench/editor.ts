import type { BrowserContext, Page } from 'playwright-core';
import type { Block } from '../src/lib/content/block-kind.ts';
import { moving, startBrowser } from '../tests/support/browser.ts';
import { owner, type RunningServer, startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';

export const name = 'editor';
export const describe = 'The page editor with a page of 500 blocks, in Chromium';

const BLOCKS = 500;
const KEYS = 80;
const OPENINGS = 50;
/** Warms up: every part of the editor has been loaded and used. */
const SETTLED = 5;

/** A hundred sections, each with a title, text, a quote and a divider. */
const longPage = (): Block[] =>
  Array.from({ length: BLOCKS / 5 }, (_, index) => ({
    type: 'section',
    props: {
      id: `s${index}`,
      content: [
        {
          type: 'heading',
          props: { id: `h${index}`, text: `Part ${index}`, level: index === 0 ? '1' : '2' },
        },
        {
          type: 'richText',
          props: {
            id: `r${index}`,
            text: {
              type: 'doc',
              content: [
                { type: 'paragraph', content: [{ type: 'text', text: 'Clay is patient. '.repeat(20) }] },
              ],
            },
          },
        },
        { type: 'quote', props: { id: `q${index}`, text: 'It came out well.' } },
        { type: 'divider', props: { id: `d${index}` } },
      ],
    },
  }));

const p95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

/** Milliseconds from each input to the next paint. The browser reports none below 16 ms. */
async function inputTimes(
  page: Page,
  kind: string,
  times: number,
  act: (turn: number) => Promise<void>,
): Promise<number[]> {
  await page.evaluate((wanted) => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === wanted) found.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    (globalThis as unknown as { inputs: number[] }).inputs = found;
  }, kind);
  for (let turn = 0; turn < times; turn += 1) await act(turn);
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => (globalThis as unknown as { inputs: number[] }).inputs);
  return [...found, ...Array.from({ length: Math.max(0, times - found.length) }, () => 16)];
}

async function makePage(context: BrowserContext, { url }: RunningServer) {
  const headers = { origin: url };
  await context.request.post(`${url}/api/account/login`, { data: owner, headers });
  const made = await context.request.post(`${url}/api/page`, {
    headers,
    data: { name: 'Five hundred', blocks: longPage() },
  });
  if (!made.ok()) throw new Error(`The page was not made: ${await made.text()}`);
  const { _id } = (await made.json()) as { _id: string };
  const saves: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const start = performance.now();
    await context.request.put(`${url}/api/page/${_id}`, { headers, data: { blocks: longPage() } });
    saves.push(performance.now() - start);
  }
  return { _id, save: p95(saves) };
}

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Twice: the second collection frees what the first one finalised.
  for (let turn = 0; turn < 2; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1024 / 1024;
}

async function reopen(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) {
    await page.getByRole('link', { name: 'Back to pages' }).click();
    await page.getByRole('link', { name: 'Five hundred', exact: true }).click();
    await page.frameLocator('#preview-frame').locator('h1').waitFor();
  }
}

export async function run(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...moving, viewport: { width: 1440, height: 900 } });
    const { _id, save } = await makePage(context, server);
    const page = await context.newPage();
    const open = async (view: string) => {
      const start = performance.now();
      await page.goto(`${server.url}/admin/pages/${view}/${_id}`);
      await page.frameLocator('#preview-frame').locator('h1').waitFor();
      await page.getByText('Saved', { exact: true }).waitFor();
      return performance.now() - start;
    };
    await open('edit2');
    const usable = await open('edit2');

    await page.locator('[data-id=h0]').click();
    const field = page.getByRole('textbox', { name: 'Title', exact: true });
    await field.click();
    const keys = await inputTimes(page, 'keydown', KEYS, () => page.keyboard.press('a', { delay: 20 }));
    const selects = await inputTimes(page, 'pointerdown', 40, (turn) =>
      page.locator(`[data-id=${turn % 2 ? 'q0' : 'h1'}]`).click(),
    );
    await page.locator('[data-id=s1]').click();
    const moves = await inputTimes(page, 'keydown', 40, (turn) =>
      page.keyboard.press(turn % 2 ? 'Alt+ArrowUp' : 'Alt+ArrowDown', { delay: 60 }),
    );
    await page.getByText('Saved', { exact: true }).waitFor();
    await reopen(page, SETTLED);
    const settled = await heap(page);
    await reopen(page, OPENINGS - SETTLED);
    const after = await heap(page);
    return [
      { what: 'until the page can be worked on', value: usable, unit: 'ms', goal: { atMost: 2000 } },
      { what: 'key to paint, p95', value: p95(keys), unit: 'ms', goal: { atMost: 50 } },
      { what: 'select a block, p95', value: p95(selects), unit: 'ms', goal: { atMost: 100 } },
      { what: 'move a block, p95', value: p95(moves), unit: 'ms', goal: { atMost: 100 } },
      { what: 'save on the server, p95', value: save, unit: 'ms', goal: { atMost: 200 } },
      {
        what: `memory in scripts after ${OPENINGS} openings`,
        value: after,
        unit: 'MB',
        reference: { what: `after ${SETTLED}`, value: settled },
        goal: { atMost: 1.1 },
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
