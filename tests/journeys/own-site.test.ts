import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type DnsServer, startDnsServer } from '../support/dns-server.ts';
import { eventually } from '../support/eventually.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { type OwnerWindow, ownerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const HERE = '198.51.100.7';
let dns: DnsServer;
let server: RunningServer;
let browser: Browser;
let owner: OwnerWindow;

beforeAll(async () => {
  dns = await startDnsServer();
  server = await startServer({ settings: { DNS_SERVERS: dns.address, SITES_IPV4: HERE } });
  browser = await launchBrowser();
  owner = await ownerWindow(browser, server, 390);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await dns?.close();
});

const seen = (path: string, cookie = '') =>
  server.request({ path, headers: { accept: 'text/html' }, ...(cookie ? { cookie } : {}) });
const pageKept = () =>
  eventually(
    () => seen('/faq'),
    ({ status, headers }) => status === 200 && headers.etag !== undefined,
    { what: 'the page comes from the cache' },
  );

test('an owner brings a domain on a phone: what to set, check now, it works', async () => {
  const { page } = owner;
  await page.goto(`${server.url}/admin/settings/domains`);
  const field = page.getByLabel('Your domain');
  await field.fill('127.0.0.1');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('IP addresses aren’t supported').first().waitFor();
  await field.fill('Kiln.Example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  const card = page.getByRole('article', { name: 'kiln.example' });
  await card.getByText('Not verified').waitFor();
  const proof = (await card.getByText(/^sitewright-site=/).textContent()) ?? '';
  await card.getByRole('button', { name: `Copy value ${proof}` }).waitFor();
  await expectNoBarriers(page);
  await card.getByRole('button', { name: 'Check now' }).click();
  await card.getByText('Not found yet.').first().waitFor();
  dns.set('_sitewright.kiln.example', { TXT: [proof] });
  dns.set('kiln.example', { A: [HERE] });
  await card.getByRole('button', { name: 'Check now' }).click();
  await card.getByText('Your site is live at this domain.').waitFor();
  expect((await server.request({ host: 'kiln.example', path: '/faq' })).status).toBe(308);
  await card.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click();
  await card.waitFor({ state: 'detached' });
});

test('a site behind a password leaks nothing, and is as before once it is open', async () => {
  const { page } = owner;
  await pageKept();
  await page.goto(`${server.url}/admin/settings/misc`);
  await page.getByRole('radio', { name: 'Private' }).check();
  await page.getByText('Your site is now private.').waitFor();
  expect((await seen('/faq')).text).toContain('Opening soon');
  await page.getByRole('radio', { name: 'Password protected' }).check();
  await page.getByLabel('Password for visitors').fill('the kiln is warm');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  // The cache doesn't reply, compressed or not.
  for (const encoding of ['identity', 'br']) {
    const reply = await server.request({ path: '/faq', headers: { 'accept-encoding': encoding } });
    expect([reply.status, reply.headers['cache-control']]).toEqual([403, 'private, no-store']);
  }
  expect((await owner.page.goto(`${server.url}/faq`))?.status()).toBe(200);

  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const look = await visitor.newPage();
  await look.goto(`${server.url}/faq`);
  await look.getByLabel('Password').fill('the kiln is cold');
  await look.getByRole('button', { name: 'Enter' }).click();
  await look.getByRole('alert').waitFor();
  await look.getByLabel('Password').fill('the kiln is warm');
  await look.getByRole('button', { name: 'Enter' }).click();
  await look.waitForURL(`${server.url}/faq`);
  await look.getByRole('navigation').first().waitFor();
  expect(await look.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  // The sign-in screen doesn't need the site's password, and shows none of its menus.
  await visitor.clearCookies();
  await look.goto(`${server.url}/account`);
  await look.getByLabel('Email').first().waitFor();
  expect(await look.locator('body').innerText()).not.toContain('Glazes');
  await visitor.close();

  await page.goto(`${server.url}/admin/settings/misc`);
  await page.getByRole('radio', { name: 'Public' }).check();
  await page.getByText('Your site is now public').waitFor();
  await pageKept();
  expect((await seen('/faq')).text).not.toContain('is private');
});

test('of details that changed elsewhere meanwhile, those that were not edited here stay', async () => {
  const { page, call } = owner;
  interface Details {
    contactEmail: string;
    timezone: string;
  }
  await page.goto(`${server.url}/admin/settings/misc`);
  const contact = page.getByLabel('Contact email');
  await contact.fill('mine@kiln.example');
  const zone = 'America/New_York';
  await call('put', '/api/website', { settings: { contactEmail: 'theirs@kiln.example', timezone: zone } });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'These settings were changed in another tab' });
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('Site details saved.').waitFor();
  expect(await call<Details>('get', '/api/website')).toMatchObject({
    contactEmail: 'mine@kiln.example',
    timezone: zone,
  });

  await contact.fill('mine again');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter an email address like').first().waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  expect(await contact.inputValue()).toBe('mine@kiln.example');
});

test('a deleted site is closed, and comes back by the mailed link', async () => {
  const { page } = owner;
  await page.getByRole('button', { name: 'Delete site' }).click();
  const dialog = page.getByRole('dialog');
  const { name } = await owner.call<{ name: string }>('get', '/api/site/ending');
  await dialog.getByRole('textbox').fill(name);
  const leave = dialog.getByLabel('Delete site without fulfilling these orders');
  if (await leave.isVisible()) await leave.click();
  await dialog.getByRole('button', { name: 'Delete site' }).click();
  await page.getByRole('heading', { name: 'This site has closed' }).waitFor();
  expect((await seen('/faq')).status).toBe(410);
  const token = await eventually(
    async () => /\/restore\?token=([\w-]{43})/.exec(server.output())?.[1] ?? '',
    (found) => found !== '',
    { what: 'the mail is shown' },
  );
  await page.goto(`${server.url}/restore?token=${token}`);
  await page.getByRole('button', { name: 'Restore site' }).click();
  await page.waitForURL(`${server.url}/admin`);
  expect((await seen('/faq')).status).toBe(200);
});
