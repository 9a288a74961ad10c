import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '../../src/lib/content/block-kind.ts';
import { formTemplates } from '../../src/features/forms/templates.ts';
import { launchBrowser } from '../support/browser.ts';
import { expectNoBarriers } from '../support/barriers.ts';
import { watchNamedSite } from '../support/named-site.ts';
import { ownerWindow, type OwnerWindow } from '../support/owner-window.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { type ReceivedMail, startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';

let server: RunningServer;
let browser: Browser;
let smtp: TestSmtpServer;
let own: OwnerWindow;
let page: Page;
/** Page and name of the form in these tests. */
const there = { path: '/letters-to-us', form: '' };
const pdf = { name: 'sketch.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

beforeAll(async () => {
  smtp = await startSmtpServer();
  [server, browser] = await Promise.all([startServer({ settings: { SMTP_URL: smtp.url } }), launchBrowser()]);
  own = await ownerWindow(browser, server);
  page = own.page;
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await smtp?.close();
});

const at = async (width: number, where = page) => {
  await where.setViewportSize({ width, height: 900 });
  await expectNoBarriers(where);
};
const bothWidths = async (where = page) => {
  await at(390, where);
  await at(1440, where);
};
const mailTo = async (address: string, words = ''): Promise<ReceivedMail> => {
  const found = () =>
    smtp.mails.find(({ to, message }) => to.includes(address) && (message.text ?? '').includes(words));
  await expect.poll(() => found() !== undefined).toBe(true);
  return found() as ReceivedMail;
};
const visitor = async (options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({ baseURL: server.url, ...options });
  const made = await context.newPage();
  made.on('pageerror', (error) => own.complaints.push(error.message));
  watchNamedSite(made, (sentence) => own.complaints.push(sentence));
  return made;
};
const fill = async (where: Page, email: string, message: string) => {
  await where.getByLabel('Your name').fill('Ada Brook');
  await where.getByLabel('Email').fill(email);
  await where.getByLabel('Message').fill(message);
};
const unread = () => page.getByRole('link', { name: /^Messages/ }).first();

describe('a form', () => {
  test('is begun from a template, asks for a file, and is put on a page in the editor', async () => {
    await page.goto(`${server.url}/admin/forms/new`);
    await page
      .getByRole('button', { name: /^Quote|^Contact/ })
      .first()
      .waitFor();
    await page.getByRole('button', { name: /^Contact/ }).click();
    await page.waitForURL(/\/admin\/forms\/edit\//);
    there.form = page.url().split('/').at(-1) ?? '';
    await page.getByLabel('Form name').fill('Letters');
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: /^File/ }).click();
    await page.getByLabel('Label').fill('A sketch');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Not used on any page yet.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
    await bothWidths();

    const { _id } = await own.call<{ _id: string }>('post', '/api/page', {
      name: 'Letters to us',
      blocks: [{ type: 'heading', props: { id: 'top', text: 'Contact us', level: '1' } }],
    });
    await page.goto(`${server.url}/admin/pages/edit3/${_id}`);
    await page.getByRole('treeitem', { name: /^Heading/ }).focus();
    await page.keyboard.press('Insert');
    await page.getByPlaceholder(/^Search:/).fill('form');
    await page.keyboard.press('Enter');
    await page.getByLabel('Form', { exact: true }).selectOption({ label: 'Letters' });
    const blocks = async () =>
      (await own.call<{ blocks: Block[] }>('get', `/api/page?_id=${_id}&draft=true`)).blocks;
    await expect.poll(async () => (await blocks()).map(({ props }) => props['form'])).toContain(there.form);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish page' }).click();
    const asked = page.getByRole('button', { name: 'Publish anyway' });
    const done = page.getByText('Page published.');
    await asked.or(done).first().waitFor();
    if (await asked.isVisible()) await asked.click();
    await done.waitFor();
    const { slug } = await own.call<{ slug: string }>('get', `/api/page?_id=${_id}`);
    there.path = `/${slug}`;
  });

  test('is sent with a file where script runs; the owner sees it without a reload, and answers by mail', async () => {
    await page.goto(`${server.url}/admin`);
    await unread().waitFor();
    const before = await unread().textContent();
    const sender = await visitor();
    await sender.goto(there.path);
    await bothWidths(sender);
    await sender.getByRole('button', { name: 'Send' }).click();
    const summary = sender.getByRole('alert').filter({ hasText: 'to continue.' });
    await summary.getByRole('link', { name: 'Enter your name.' }).click();
    await sender.keyboard.type('Bo Brook');
    expect(await sender.getByLabel('Your name').inputValue()).toBe('Bo Brook');
    // Only what the server refuses is toasted.
    expect(await sender.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
    await fill(sender, 'ada@example.com', 'Could you make this?');
    await sender.getByLabel('A sketch').setInputFiles({ ...pdf, buffer: Buffer.from('<!doctype html><p>') });
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender
      .getByRole('alert')
      .getByText(/its name says it’s a PDF|isn’t supported/)
      .waitFor();
    await sender.getByLabel('A sketch').setInputFiles(pdf);
    // On a slow connection, the upload shows its progress and can be cancelled.
    let goOn = () => {};
    const slow = new Promise<void>((resolve) => (goOn = resolve));
    await sender.route(/\/api\/form\/.*\/file\//, async (route) => {
      await slow;
      await route.continue().catch(() => {});
    });
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender.getByRole('progressbar', { name: /^Sending your files: \d+%/ }).waitFor();
    await sender.getByRole('button', { name: 'Cancel' }).click();
    await sender.getByRole('alert').getByText('Cancelled. Nothing was sent').waitFor();
    goOn();
    await sender.unroute(/\/api\/form\/.*\/file\//);
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender.getByText('Thank you').waitFor();
    await sender.context().close();

    // The badge in the navigation changes without a reload.
    await expect.poll(() => unread().textContent()).not.toBe(before);
    await page.goto(`${server.url}/admin/messages`);
    await page
      .getByRole('link', { name: /Ada Brook/ })
      .first()
      .click();
    await page.getByText('Could you make this?').waitFor();
    await bothWidths();
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'sketch.pdf' }).click();
    const download = await coming;
    expect(await readFile(await download.path())).toEqual(pdf.buffer);
    await page.getByLabel('Your reply').fill('Yes, gladly.\n\nIn June.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('Reply sent to ada@example.com.').waitFor();
    const { message } = await mailTo('ada@example.com', 'Yes, gladly');
    expect(message.text).toContain('In June.');
    expect(await page.getByText('Yes, gladly.').count()).toBeGreaterThan(0);
  });

  test('is sent with a file where no script runs, with what is wrong beside its question', async () => {
    const sender = await visitor({ javaScriptEnabled: false });
    await sender.goto(there.path);
    await fill(sender, 'not an address', 'Without script');
    await sender.getByLabel('A sketch').setInputFiles(pdf);
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender.getByRole('link', { name: /Enter one email address/ }).waitFor();
    expect(await sender.getByLabel('Message').inputValue()).toBe('Without script');
    // The file is already uploaded and needn't be chosen again.
    expect(await sender.getByLabel('sketch.pdf').isChecked()).toBe(true);
    await sender.getByLabel('Email').fill('bo@example.com');
    await sender
      .getByLabel('A sketch')
      .setInputFiles({ ...pdf, name: 'page.html', buffer: Buffer.from('<p>') });
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender.getByRole('link', { name: /isn’t supported/ }).waitFor();
    await sender.getByRole('button', { name: 'Send' }).click();
    await sender.getByText('Thank you').waitFor();
    expect(new URL(sender.url()).pathname).toBe(there.path);
    await sender.context().close();
    interface Found {
      _id: string;
      content: Record<string, unknown>;
    }
    const [found] = await own.call<Found[]>('get', '/api/messages?email=bo@example.com');
    expect(Object.values(found?.content ?? {})).toContainEqual(['sketch.pdf']);
  });

  test('says where it stands, and asks before it goes from there', async () => {
    await page.goto(`${server.url}/admin/forms`);
    const row = page.getByRole('row').filter({ hasText: 'Letters' });
    await row.getByText('Used on:').waitFor();
    await row.getByRole('link', { name: 'Letters to us' }).waitFor();
    await bothWidths();
    await row.getByRole('button', { name: 'More actions for Letters' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText('It’s still used on these pages.').waitFor();
    await at(1440);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await row.waitFor();
  });

  test('leads to a page of thanks that is chosen by its name', async () => {
    await page.goto(`${server.url}/admin/forms/edit/${there.form}`);
    await page.getByRole('tab', { name: 'After sending' }).click();
    await page.getByRole('combobox', { name: 'Redirect to a page' }).click();
    await page.getByRole('option', { name: 'Privacy' }).first().click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    const page_ = async () =>
      (await own.call<{ thanks: { page: string } }>('get', `/api/form/${there.form}`)).thanks.page;
    await expect.poll(page_).toBe('/privacy');
  });
});

test('a form for orders completes what is in the cart', async () => {
  interface Made {
    _id: string;
  }
  await own.call('put', '/api/website', { settings: { ecommerce: { enabled: true } } });
  const template = formTemplates.find(({ key }) => key === 'order')?.form;
  const { _id: form } = await own.call<Made>('post', '/api/form', template);
  await own.call('post', '/api/product', { label: 'Jug by letter', price: 30, published: true, stock: 5 });
  const { _id, version } = await own.call<Made & { version: number }>('post', '/api/page', {
    name: 'Order by form',
    slug: 'order-by-form',
    blocks: [
      { type: 'heading', props: { id: 'top', text: 'Order by letter', level: '1' } },
      { type: 'form', props: { id: 'ordering', form, title: 'Order', text: '' } },
    ],
  });
  await own.call('post', `/api/page/${_id}/publish`, { version });
  const buyer = await visitor();
  await buyer.goto('/product/jug-by-letter');
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.getByRole('button', { name: 'Close cart' }).click();
  await buyer.getByRole('link', { name: /Cart, items: 1/ }).waitFor();
  await buyer.getByRole('button', { name: 'Add to cart' }).click();
  await buyer.getByRole('link', { name: /Cart, items: 2/ }).waitFor();
  const fillIn = async (page: Page, email: string) => {
    await page.goto('/order-by-form');
    await page.getByLabel('Your name').fill('Cy Dale');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Address', { exact: true }).fill('12 Quay Street');
    await page.getByLabel('Town or city').fill('Fowey');
    await page.getByLabel('Postcode').fill('PL23 1AA');
    await page.getByLabel('Anything else?').fill('A blue one, please');
  };
  const send = (page: Page) => page.locator('form button[type=submit]').last().click();
  const emptyCart = 'Your cart is empty. Add a product, then send this form.';
  const messages = () => own.call<unknown[]>('get', '/api/messages');
  const before = (await messages()).length;
  await fillIn(buyer, 'cy@example.com');
  await bothWidths(buyer);
  await send(buyer);
  const link = buyer.locator('a[href^="/account/order/"]');
  const number = await link.innerText();
  expect(await buyer.evaluate(() => localStorage.getItem('sitewright-cart'))).toBeNull();
  // This browser has the order's key.
  await link.click();
  await buyer.getByRole('heading', { level: 1, name: number }).waitFor();
  await buyer.getByText('Jug by letter').first().waitFor();
  await fillIn(buyer, 'cy@example.com');
  await send(buyer);
  await buyer.getByText(emptyCart).waitFor();
  await buyer.context().close();

  const still = await visitor({ javaScriptEnabled: false });
  await fillIn(still, 'still@example.com');
  await send(still);
  await still.getByText(emptyCart).waitFor();
  expect(await still.getByLabel('Town or city').inputValue()).toBe('Fowey');
  await still.goto('/product/jug-by-letter');
  await still.getByRole('button', { name: 'Add to cart' }).click();
  await fillIn(still, 'still@example.com');
  await send(still);
  await still.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  await still.context().close();
  expect((await messages()).length).toBe(before);
  const [listed, ...further] = await own.call<Made[]>('get', '/api/orders?q=cy@example.com');
  expect(further).toEqual([]);
  const order = await own.call<object>('get', `/api/order/${listed?._id}`);
  expect(order).toMatchObject({
    deliveryAddress: { line1: '12 Quay Street', postcode: 'PL23 1AA' },
    items: [{ label: 'Jug by letter', quantity: 2 }],
  });
  expect(JSON.stringify(order)).toContain('A blue one, please');
  await mailTo('cy@example.com');
});

describe('the demo site', () => {
  test('its contact form asks what belongs to the subject, and thanks by mail', async () => {
    const sender = await visitor({ viewport: { width: 390, height: 844 } });
    await sender.goto('/contact');
    await sender.getByLabel('Your name').fill('Di Ember');
    await sender.getByLabel('Email').fill('di@example.com');
    await sender.getByLabel('A class').check();
    await sender.getByLabel('How many of you?').fill('3');
    expect(await sender.getByLabel('Needed by').isVisible()).toBe(false);
    await sender.getByLabel('Message').fill('We would like to come in March.');
    await sender.getByRole('button', { name: 'Send message' }).click();
    await sender.getByText('Thank you for your message.').waitFor();
    await sender.context().close();
    const thanks = await mailTo('di@example.com');
    expect(thanks.message.subject).toBe('Thank you for writing to Slipway Pottery');
    // Only the owner's text, nothing that the sender typed.
    expect(thanks.raw).not.toContain('come in March');
    // The logo is an SVG; emails have it as a bitmap.
    const logo = /<img[^>]+src="[^"]*(\/files\/[^"]+)"/.exec(thanks.message.html ?? '')?.[1] ?? '';
    const shown = await own.context.request.get(server.url + logo);
    expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('its newsletter asks twice', async () => {
    const reader = await visitor();
    await reader.goto('/');
    await reader.getByLabel('Email').fill('reader@example.com');
    await reader.getByRole('button', { name: 'Sign up' }).click();
    await reader.getByText('use the link in it').waitFor();
    const { message } = await mailTo('reader@example.com');
    const link = /\/newsletter\/confirm\?token=[\w-]+/.exec(message.text ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
    await reader.goto(link);
    await bothWidths(reader);
    await reader.getByRole('button', { name: 'Confirm subscription' }).click();
    await reader.getByRole('heading', { name: 'You’re subscribed' }).waitFor();
    await reader.context().close();
    await page.goto(`${server.url}/admin/newsletter`);
    await page.getByText('reader@example.com').waitFor();
    await page.getByRole('cell', { name: /Subscribed/ }).waitFor();
    await bothWidths();
  });
});

test('nothing was complained about', () =>
  expect(own.complaints.filter((one) => !/status of 400/.test(one))).toEqual([]));
