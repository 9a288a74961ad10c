import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectNoBarriers } from '../support/barriers.ts';
import { launchBrowser } from '../support/browser.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { writeDatabaseUrl } from '../support/postgres.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { startTranslationStandIn } from '../support/translation-standin.ts';

const service = await startTranslationStandIn();
let database: TestDatabase;
let server: RunningServer;
let browser: Browser;
let own: OwnerWindow;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  const settings = { DATABASE_URL: writeDatabaseUrl(database.admin), DEEPL_API_BASE: service.base };
  [server, browser] = await Promise.all([startServer({ settings }), launchBrowser()]);
  own = await ownerWindow(browser, server);
  await own.call('put', '/api/website', { settings: { languages: ['de'] } });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await database?.close();
  await service.close();
});

test('an owner enters a key and tests it', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/settings/languages`);
  await page.getByRole('link', { name: 'Set up machine translation' }).click();
  await page.getByRole('radio', { name: 'DeepL' }).check();
  await page.getByLabel('Key', { exact: true }).fill('deepl-hush-key-1234:fx');
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Machine translation saved.').waitFor();
  await page.getByText('Key ends in …1234. Leave this empty to keep it.').waitFor();
  expect(await page.getByLabel('New key', { exact: true }).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Test key' }).press('Enter');
  await page.getByText('DeepL accepts the key. 1,234 of 500,000 characters are used this month.').waitFor();
  await page.reload();
  await page.getByText('Key ends in …1234.').waitFor();
  expect(await page.content()).not.toContain('hush');
  expect(own.complaints).toEqual([]);
});

test('texts of a page are suggested and translated, checked, and published after a question', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de&show=pages`);
  await page.getByRole('link', { name: 'About us', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Page title in German' });
  await page.getByRole('button', { name: 'Suggest a translation of Page title' }).press('Enter');
  await expect.poll(() => title.inputValue()).toBe('DE About us');
  const first = page.getByRole('listitem').filter({ has: title });
  await first.getByText('Machine translation – not checked yet').waitFor();
  await title.fill('Über uns');
  await first.getByText('Machine translation – not checked yet').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Translate with DeepL' }).press('Enter');
  await page.getByText(/^\d+ texts translated\. Check them before you publish\.$/).waitFor();
  expect(await title.inputValue()).toBe('Über uns');
  const seo = page.getByRole('textbox', { name: 'SEO title in German' });
  await expect.poll(() => seo.inputValue()).toMatch(/^DE /);
  const marks = page.getByText('Machine translation – not checked yet');
  const count = await marks.count();
  expect(count).toBeGreaterThan(3);
  await expectNoBarriers(page);

  const row = page.getByRole('listitem').filter({ has: seo });
  await row.getByRole('button', { name: 'Mark as checked' }).press('Enter');
  await expect.poll(() => marks.count()).toBe(count - 1);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await expect.poll(() => marks.count()).toBe(count - 1);

  await page.getByRole('button', { name: 'Publish translation' }).click();
  const question = page.getByRole('dialog');
  await question.getByText(`Publish ${count - 1} unchecked machine translations?`).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Mark all as checked' }).press('Enter');
  await expect.poll(() => marks.count()).toBe(0);
  await page.getByRole('button', { name: 'Publish translation' }).click();
  await page.getByText('Translation published.').waitFor();
  expect(own.complaints).toEqual([]);
});

test('everything missing is translated in the background, and counted as not checked', async () => {
  const { page } = own;
  await page.goto(`${server.url}/admin/pages/translations?language=de`);
  await page.getByRole('button', { name: 'Translate everything missing' }).press('Enter');
  const question = page.getByRole('dialog');
  await expectNoBarriers(page);
  await question.getByRole('button', { name: /^Translate \d+ texts$/ }).click();
  await page.getByText(/^[\d,]+ of [\d,]+ texts translated, [\d,]+ not checked$/).waitFor();
  await page.getByRole('button', { name: 'Translate everything missing' }).waitFor({ state: 'detached' });
  await page.getByText('Translating into German…').waitFor({ state: 'detached' });
  await page
    .getByText(/^\d+ not checked$/)
    .first()
    .waitFor();
  await expectNoBarriers(page);
  await page.getByRole('button', { name: 'Publish all' }).click();
  await page
    .getByRole('dialog')
    .getByText(/are machine translations that nobody has checked yet\./)
    .waitFor();
  expect(own.complaints).toEqual([]);
});
