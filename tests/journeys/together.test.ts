import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { callsOf } from '../support/window-calls.ts';

/** Two people have the same page open: each sees where the other is, and what the other saves. */
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const fieldOf = (page: Page, block: string) => page.getByRole('treeitem', { name: new RegExp(block) });

/** The window of a person who has accepted an invitation. */
async function invited({ call }: Awaited<ReturnType<typeof ownerWindow>>, email: string, role: string) {
  const before = server.output().length;
  await call('post', '/api/invitation', { email, role });
  const token = await eventually(
    async () => /\/invitation\?token=([\w-]{43})/.exec(server.output().slice(before))?.[1] ?? '',
    (found) => found !== '',
    { what: 'the invitation is shown' },
  );
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await callsOf(context, server)('post', '/api/invitation/accept', { token, password: 'slip-and-slate-9' });
  return { context, page, complaints };
}

test('an editor and the owner work in one page', async () => {
  const desk = await ownerWindow(browser, server);
  const { _id } = await desk.call<{ _id: string }>('post', '/api/page', {
    name: 'Two at once',
    blocks: [
      { type: 'heading', props: { id: 'first', text: 'First heading', level: '1' } },
      { type: 'heading', props: { id: 'second', text: 'Second heading', level: '2' } },
    ],
  });
  const { context, page: eve, complaints } = await invited(desk, 'eve@demo.test', 'editor');

  const { page } = desk;
  const path = `${server.url}/admin/pages/edit3/${_id}`;
  await page.goto(path);
  await fieldOf(page, 'First heading').waitFor();
  expect(await page.getByRole('img', { name: /eve@demo.test/ }).count()).toBe(0);
  await eve.goto(path);
  await page.getByRole('img', { name: /^eve@demo\.test/ }).waitFor();
  await eve.getByRole('img', { name: /has this open|at / }).waitFor();
  await expectNoBarriers(page);

  // Eve types in the second heading, which the owner has selected.
  await fieldOf(page, 'Second heading').click();
  await fieldOf(eve, 'Second heading').click();
  await page.getByRole('img', { name: /^eve@demo\.test, at Heading/ }).waitFor();
  const text = eve.getByRole('textbox', { name: 'Title', exact: true });
  await text.fill('Written by Eve');
  await page.getByText('eve@demo.test is typing in this block').waitFor();
  await expectNoBarriers(page);
  // Her change arrives without a reload once it is saved.
  await fieldOf(page, 'Written by Eve').waitFor();

  // The owner changes the other one, and both are kept.
  await fieldOf(page, 'First heading').click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Written by the owner');
  await fieldOf(eve, 'Written by the owner').waitFor();
  expect(await text.inputValue()).toBe('Written by Eve');

  // Undo takes back what the owner did, and nothing of hers.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await fieldOf(page, 'First heading').waitFor();
  await fieldOf(eve, 'First heading').waitFor();
  await fieldOf(page, 'Written by Eve').waitFor();
  expect(await undo.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Redo' }).click();
  await fieldOf(eve, 'Written by the owner').waitFor();
  await fieldOf(eve, 'Written by Eve').waitFor();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('img', { name: /^eve@demo\.test/ }).waitFor();
  await expectToFit(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // A window that was loaded again is not another one.
  await eve.reload();
  await eve.getByRole('img', { name: /has this open|at / }).waitFor();
  expect(await eve.getByRole('img', { name: /^You, in another window/ }).count()).toBe(0);

  // A person who closes the page disappears at once.
  await eve.getByRole('link', { name: 'Back to pages' }).click();
  await page.getByRole('img', { name: /^eve@demo\.test/ }).waitFor({ state: 'hidden' });
  expect([...complaints, ...desk.complaints]).toEqual([]);
  await context.close();
});

test('a manager and the owner see each other in an email', async () => {
  const desk = await ownerWindow(browser, server);
  const { context, page: maria, complaints } = await invited(desk, 'maria@demo.test', 'manager');
  const { page } = desk;
  const path = `${server.url}/admin/settings/email/edit/welcome`;
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Welcome' }).waitFor();
  await maria.goto(path);
  const hers = page.getByRole('img', { name: 'maria@demo.test, has this open' });
  await hers.waitFor();
  await maria.getByRole('img', { name: /has this open$/ }).waitFor();
  const notice = page.getByText('maria@demo.test is editing this email.');
  expect(await notice.count()).toBe(0);

  await maria.getByRole('textbox', { name: 'Subject', exact: true }).fill('Hello from Maria');
  await notice.waitFor();
  await expectNoBarriers(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await notice.waitFor();
  await expectToFit(page);
  await maria.getByRole('button', { name: 'Discard' }).click();
  await notice.waitFor({ state: 'hidden' });

  await maria.getByRole('link', { name: 'Email', exact: true }).first().click();
  await hers.waitFor({ state: 'hidden' });
  expect([...complaints, ...desk.complaints]).toEqual([]);
  await context.close();
});
