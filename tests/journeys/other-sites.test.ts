import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A call from the page that is open, so that its cookies and host are those of the browser. */
const call = <T>(path: string, body: unknown): Promise<T> =>
  page.evaluate(
    async ([address, sent]) => {
      const reply = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
      if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
      return (await reply.json()) as T;
    },
    [path, body] as const,
  );
const create = (name: string) =>
  call<{ website: { _id: string } }>('/api/platform/sites', { name, subdomain: name.toLowerCase() });
const openSite = async ({ website }: { website: { _id: string } }) => {
  const { url } = await call<{ url: string }>(`/api/platform/sites/${website._id}/token`, {});
  await page.goto(url);
  await page.waitForURL((address) => !address.search.includes('token='));
};

test('a section of another site of the creator is found, copied by keyboard, and undone in one step', async () => {
  const platform = `http://platform.localhost:${server.port}/`;
  await page.goto(platform);
  await call('/api/platform/register', { email: 'ada@creators.test', password: 'slip-and-slate-9' });
  const [kiln, boats] = [await create('Kiln'), await create('Boats')];
  await openSite(kiln);
  const text = { type: 'heading', props: { id: 'hours', text: 'Open from nine', level: '2' } };
  const divider = { type: 'divider', props: { id: 'below' } };
  await call('/api/section', { name: 'Opening hours', blocks: [text, divider] });

  await page.goto(platform);
  await openSite(boats);
  await page.goto(`${new URL(page.url()).origin}/admin/pages/edit`);
  const frame = page.frameLocator('#preview-frame');
  await frame.locator('[data-puck-component]').first().waitFor();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: 'Browse sections' }).click();
  const library = page.getByRole('dialog', { name: 'Add a section' });
  await library.getByRole('button', { name: 'From your other sites' }).press('Enter');
  const card = library.getByRole('region', { name: 'Kiln' }).getByRole('button', { name: 'Opening hours' });
  await card.waitFor();
  await expectNoBarriers(page);
  expect(await library.getByRole('region').count()).toBe(1);
  // Looked for by name, it is found beside designed sections.
  await library.getByRole('textbox', { name: 'Search sections' }).fill('opening hours');
  await card.press('Enter');
  await library.waitFor({ state: 'detached' });
  const copy = frame.getByText('Open from nine');
  await copy.waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await copy.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Undo' }).isEnabled()).toBe(false);
  expect(complaints).toEqual([]);
});
