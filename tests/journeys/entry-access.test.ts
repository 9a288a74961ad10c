import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { owner, type RunningServer, startServer } from '../support/server.ts';
import { shifted, watchShifts } from '../support/shifts.ts';

interface Made {
  _id: string;
}

const SECRET = 'The glaze has one part of ash.';
const reader = { email: 'reader@example.com', password: 'a-reader-of-many-books' };

let server: RunningServer;
let browser: Browser;
let blog: Made;
let other: Made;
let own: <T = Made>(method: string, path: string, body?: unknown) => Promise<T>;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  own = async <T>(method: string, path: string, body?: unknown) => {
    const reply = await server.request({ method, path, cookie, body });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
    return (reply.status === 204 ? {} : reply.json()) as T;
  };
  await server.request({ method: 'POST', path: '/api/account/register', body: reader });
  blog = await own('POST', '/api/content-types', { kind: 'post', slug: 'journal' });
  await own('PUT', `/api/content-types/${blog._id}`, {
    fields: [{ key: 'source', label: 'Source', kind: 'text' }],
    settings: { description: '', comments: { on: true, hold: 'none' } },
  });
  const write = async (name: string, text: string, access: string) => {
    const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] };
    const made = await own('POST', '/api/entries', {
      type: blog._id,
      name,
      access,
      details: {
        excerpt: 'How to make it at home.',
        picture: { src: '/demo/kiln.svg', alt: 'A kiln' },
        values: { source: 'From my grandmother' },
      },
      blocks: [{ type: 'richText', props: { id: 'text', text: content } }],
    });
    await own('POST', `/api/page/${made._id}/publish`, {});
    return made;
  };
  await write('First of all', 'Anybody may read this.', 'everybody');
  await write('Ash glaze', `${SECRET} `.repeat(60), 'signed-in');
  other = await write('Salt glaze', 'Salt is thrown into the kiln.', 'everybody');
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('an owner lets signed-in customers only see a post, and finds it by that', async () => {
  const { context, page, complaints } = await ownerWindow(browser, server);
  await page.goto(`${server.url}/admin/pages/write/${other._id}`);
  const who = page.getByRole('combobox', { name: 'Who can see it' });
  await who.selectOption({ label: 'Signed-in customers' });
  await expect
    .poll(async () => (await own<{ access: string }>('GET', `/api/entries/${other._id}`)).access)
    .toBe('signed-in');
  expect((await server.request({ path: '/journal/salt-glaze' })).text).not.toContain('Salt is thrown');

  await page.goto(`${server.url}/admin/content/${blog._id}`);
  const row = page.getByRole('row').filter({ hasText: 'Salt glaze' });
  await row.getByRole('img', { name: 'Signed-in customers only' }).waitFor();
  await page.getByRole('combobox', { name: 'Who can see it' }).selectOption('signed-in');
  await page.getByText('First of all').waitFor({ state: 'detached' });
  await row.waitFor();
  await expectNoBarriers(page);

  await page.getByRole('checkbox', { name: 'Select Salt glaze' }).check();
  await page.getByRole('button', { name: 'Change access' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Who can see the content' }).click();
  await page.getByRole('listbox').getByRole('option', { name: 'Everybody' }).click();
  await dialog.getByRole('button', { name: 'Change access' }).click();
  await page.getByText('Everybody can now see “Salt glaze”.').waitFor();
  expect((await server.request({ path: '/journal/salt-glaze' })).text).toContain('Salt is thrown');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([390, 1440])('a visitor signs in, returns and reads, by keyboard at %i pixels', async (width) => {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 } });
  await watchShifts(context);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${server.url}/journal/ash-glaze`);
  const panel = page.getByRole('region', { name: 'Sign in to see this' });
  await panel.waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  expect(await page.content()).not.toContain(SECRET);

  await panel.getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account\?returnTo=%2Fjournal%2Fash-glaze$/);
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Email address').fill(reader.email);
  await form.getByLabel('Password', { exact: true }).fill(reader.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/journal\/ash-glaze$/);
  await page.getByText(SECRET).first().waitFor();
  expect(await page.getByText('From my grandmother').count()).toBe(1);
  expect(await panel.count()).toBe(0);

  // Loaded anew, the content comes without a press, and nothing on the screen moves.
  await page.reload();
  await page.getByText(SECRET).first().waitFor();
  expect(await shifted(page)).toBeLessThan(0.02);
  await expectToFit(page);
  await expectNoBarriers(page);

  const comment = page.getByLabel('Comment', { exact: true });
  await comment.fill(`Made it at ${width} pixels`);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('button', { name: 'Post comment' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: `Made it at ${width} pixels` })
    .first()
    .waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a failure says so, and can be tried again', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.request.post(`${server.url}/api/account/login`, { data: reader });
  const page = await context.newPage();
  await page.route('**/api/entry/content?**', (route) => route.abort());
  await page.goto(`${server.url}/journal/ash-glaze`);
  const failed = page.getByRole('region', { name: 'This couldn’t be loaded.' });
  await failed.waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  await page.unroute('**/api/entry/content?**');
  await failed.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText(SECRET).first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
  await context.close();
});

test('without script, customers ask for it with a button', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await context.request.post(`${server.url}/api/account/login`, { data: reader });
  const page = await context.newPage();
  await page.goto(`${server.url}/journal/ash-glaze`);
  await page.getByRole('button', { name: 'Show content' }).click();
  await page.waitForLoadState();
  expect(await page.getByText(SECRET).first().isVisible()).toBe(true);
  await context.close();
});
