import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/features/bookings/service-shapes.ts';
import { expectNoBarriers, expectToFit } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const widths = [390, 768, 1440];

test.each(widths)('selected services change together at %i pixels', async (width) => {
  const { context, page, complaints, call } = await ownerWindow(browser, server, width);
  const [throwing, glazing, tour] = [`Throwing ${width}`, `Glazing ${width}`, `Tour ${width}`];
  for (const [label, price] of [
    [tour, 0],
    [glazing, 30],
    [throwing, 45],
  ])
    await call('post', '/api/service', { label, price, deposit: null, published: false });
  const mine = async () =>
    Object.fromEntries(
      (await call<Service[]>('get', '/api/services'))
        .filter(({ label }) => label.includes(String(width)))
        .map(({ label, price, published }) => [label, published ? price : -price]),
    );

  await page.goto(`${server.url}/admin/services?q=${width}`);
  const bar = page.getByRole('region', { name: 'Selected' });
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  const press = (name: string) => bar.getByRole('button', { name, exact: true }).press('Enter');
  const undo = () => page.getByRole('button', { name: 'Undo' }).click();
  for (const name of [throwing, glazing, tour]) await select(name).press('Space');
  await bar.getByText('3 selected').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);

  await press('Change prices');
  const dialog = page.getByRole('dialog', { name: 'Change prices of 2 services' });
  await dialog.getByLabel('Change').selectOption('Decrease');
  await dialog.getByLabel('Unit').selectOption({ index: 1 });
  await dialog.getByRole('textbox', { name: 'By' }).fill('30');
  await dialog.getByText(`“${glazing}” would be free.`).waitFor();
  expect(await dialog.getByRole('button', { name: 'Change prices' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Change').selectOption('Increase');
  await dialog.getByLabel('Unit').selectOption('Percent');
  await dialog.getByRole('textbox', { name: 'By' }).fill('10');
  await dialog.getByText('49.50').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await page.getByText('2 services have new prices.').waitFor();
  expect(await mine()).toEqual({ [throwing]: -49.5, [glazing]: -33, [tour]: -0 });
  await undo();
  await expect.poll(mine).toEqual({ [throwing]: -45, [glazing]: -30, [tour]: -0 });

  for (const name of [throwing, glazing]) await select(name).check();
  await press('Show');
  await page.getByText('2 services shown to visitors.').waitFor();
  expect(await mine()).toEqual({ [throwing]: 45, [glazing]: 30, [tour]: -0 });
  await undo();
  await expect.poll(mine).toEqual({ [throwing]: -45, [glazing]: -30, [tour]: -0 });

  for (const name of [throwing, glazing]) await select(name).check();
  await press('Duplicate');
  await page.getByText('2 services duplicated as hidden.').waitFor();
  const copies = page.getByRole('checkbox', { name: '(copy)' });
  await expect.poll(() => copies.count()).toBe(2);
  await undo();
  await expect.poll(() => copies.count()).toBe(0);

  for (const name of [throwing, glazing]) await select(name).check();
  await press('Delete');
  const ask = page.getByRole('dialog', { name: 'Delete 2 services?' });
  await ask.getByRole('button', { name: 'Delete services' }).click();
  await page.getByText('2 services deleted.').waitFor();
  await expect.poll(mine).toEqual({ [tour]: -0 });
  expect(complaints).toEqual([]);
  await context.close();
});

test('services are searched, filtered and kept as a view', async () => {
  const { context, page, complaints, call } = await ownerWindow(browser, server);
  for (const [label, published] of [
    ['Élan class', true],
    ['Elan course', false],
  ])
    await call('post', '/api/service', { label, price: 20, published });
  await page.goto(`${server.url}/admin/services`);
  const row = (name: string) => page.getByRole('link', { name, exact: true });
  await page.getByRole('searchbox', { name: 'Search services' }).fill('elan');
  await row('Elan course').waitFor();
  await row('Élan class').waitFor();
  await page.getByLabel('Status').selectOption('Hidden');
  await row('Élan class').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Views' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Drafts');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Drafts' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search services' }).fill('nothing like it');
  await page.getByRole('heading', { name: 'No services found' }).waitFor();
  await page.getByRole('button', { name: 'Show all services' }).click();
  await row('Élan class').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(widths)('selected customers are exported at %i pixels', async (width) => {
  const { context, page, complaints } = await ownerWindow(browser, server, width);
  const emails = ['ada', 'bea', 'cal'].map((name) => `${name}-${width}@guests.test`);
  for (const email of emails) {
    const body = { email, password: 'slip-and-slate-9' };
    const reply = await server.request({ method: 'POST', path: '/api/account/register', body });
    expect(reply.status, reply.text).toBeLessThan(300);
  }
  await page.goto(`${server.url}/admin/customers?q=${width}`);
  for (const email of emails.slice(0, 2))
    await page.getByRole('checkbox', { name: `Select ${email}` }).press('Space');
  const bar = page.getByRole('region', { name: 'Selected' });
  await bar.getByText('2 selected').waitFor();
  await expectToFit(page);
  await expectNoBarriers(page);
  const coming = page.waitForEvent('download');
  await bar.getByRole('link', { name: 'Export selected' }).press('Enter');
  const csv = await readFile(await (await coming).path(), 'utf8');
  expect(emails.filter((email) => csv.includes(email))).toEqual(emails.slice(0, 2));

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await bar.getByRole('button', { name: 'Copy email addresses' }).press('Enter');
  await page.getByText('2 email addresses copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split(', ').toSorted()).toEqual(emails.slice(0, 2));
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await bar.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});
