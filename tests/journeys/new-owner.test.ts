import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { tone, wavOf } from '../support/sounds.ts';

/** Somebody without a manual, who reads what is on the screen: events with tickets, and an episode of a podcast. */
let server: RunningServer;
let browser: Browser;
const complaints: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser(['--mute-audio'])]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const at = (label: string, path = '/') => `http://${label}.localhost:${server.port}${path}`;

async function somebody(width: number): Promise<Page> {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${page.url()} ${error.message}`));
  return page;
}

async function signUp(name: string, label: string, design: string): Promise<Page> {
  const page = await somebody(1440);
  await page.goto(at('platform', '/sign-up'));
  await page.getByLabel('Email address').fill(`${label}@creators.test`);
  await page.getByLabel('Choose a password').fill('slip-and-slate-9');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Site name').fill(name);
  await page.getByText(`${label}.localhost is available.`).waitFor();
  await page.getByText(design, { exact: true }).click();
  await page.getByRole('button', { name: 'Create site' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click();

async function openSite(page: Page): Promise<void> {
  await menu(page, 'Dashboard');
  await page.getByRole('button', { name: 'Open site' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open site' }).click();
  await page.getByText('Your site is open.').waitFor();
}

async function begin(page: Page, noun: string, title: string): Promise<void> {
  await page
    .getByRole('link', { name: `New ${noun}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Bring boots.');
}

async function publish(page: Page, noun: string): Promise<void> {
  await page.getByRole('button', { name: `Publish ${noun}` }).click();
  await page.getByRole('link', { name: `View ${noun}` }).waitFor();
}

/** A press on a link that opens another tab. */
async function inNewTab(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name, exact: true }).click();
  return opened;
}

/** Goes back to a tab. A browser without windows doesn't tell pages that they are seen again. */
async function backTo(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

async function saveProduct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' });
}

async function buyTicket(width: number): Promise<void> {
  const page = await somebody(width);
  await page.goto(at('saltmarsh'));
  if (width < 700) await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page
    .getByRole(width < 700 ? 'dialog' : 'navigation', { name: width < 700 ? 'Menu' : 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await page.getByRole('link', { name: 'Reed harvest supper' }).click();
  await page.getByRole('heading', { level: 1, name: 'Reed harvest supper' }).waitFor();
  const path = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
  const calendar = await server.request({ host: new URL(at('saltmarsh')).host, path: path ?? '' });
  expect(calendar.text).toContain('SUMMARY:Reed harvest supper');
  await page.getByRole('link', { name: 'Supper ticket' }).click();
  await page.getByText('In stock').waitFor();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Checkout' }).click();
  await page.getByLabel('Email address').fill('guest@guests.test');
  await page.getByLabel('Full name').fill('Ada Brook');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^Pay £50/ }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  await page.context().close();
}

test('an event with tickets: what keeps visitors from them is said where the owner is, and leads on', async () => {
  const page = await signUp('Saltmarsh', 'saltmarsh', 'Journal');
  await menu(page, 'Content');
  await page.getByText('5 posts · /journal').waitFor();
  await page.getByRole('button', { name: /^Events/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add events' }).click();
  await begin(page, 'event', 'Reed harvest supper');

  const tickets = page.getByRole('combobox', { name: 'Tickets' });
  const shop = await inNewTab(page, 'Add product');
  await shop.getByRole('link', { name: /^Digital product .* tickets/ }).click();
  await shop.getByRole('textbox', { name: 'Name' }).fill('Supper ticket');
  await shop.getByRole('textbox', { name: 'Price (GBP)', exact: true }).fill('25');
  await saveProduct(shop);
  // A new product is hidden, and can still be chosen.
  await backTo(page);
  await tickets.fill('supper');
  await page.getByRole('option', { name: 'Supper ticket (not visible)' }).click();
  await page.getByText('Your shop is closed').waitFor();
  await shop.bringToFront();
  await shop.getByRole('radio', { name: 'Visible' }).check();
  await saveProduct(shop);
  await shop.getByRole('link', { name: 'Open the shop settings' }).click();
  await shop.getByRole('switch', { name: /^Shop is open/ }).check();
  await shop.getByRole('button', { name: 'Save changes' }).click();
  await shop.getByText('Unsaved changes').waitFor({ state: 'detached' });
  await backTo(page);
  await page.getByText('Your shop is closed').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove Supper ticket', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Publish event' }).click();
  await page.getByText('Fill in the required fields before you publish: Date and time.').waitFor();
  await page.getByRole('button', { name: 'Starts' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: /^19 / }).click();
  await page.keyboard.press('Escape');
  await publish(page, 'event');
  await openSite(page);
  for (const width of [390, 1440]) await buyTicket(width);
  await menu(page, 'Orders');
  await page.getByRole('link', { name: /1002/ }).first().waitFor();
  await page.context().close();
  expect(complaints).toEqual([]);
});

test('an episode of a podcast is uploaded, published, heard, and in the feed', async () => {
  const page = await signUp('Low Tide Radio', 'low-tide-radio', 'Podcast');
  await menu(page, 'Content');
  await begin(page, 'episode', 'The eel fisher');
  const audio = await inNewTab(page, 'Add tracks');
  await audio.getByRole('button', { name: 'Add tracks' }).click();
  const chooser = audio.waitForEvent('filechooser');
  await audio.getByRole('dialog').getByRole('button', { name: 'Choose files' }).click();
  const sound = { name: 'eel-fisher.wav', mimeType: 'audio/wav', buffer: wavOf(tone(3)) };
  await (await chooser).setFiles(sound);
  await audio.getByRole('option', { name: /^eel-fisher\.wav/, selected: true }).waitFor();
  await audio.getByRole('dialog').getByRole('button', { name: 'Use file' }).click();
  await audio.getByText('Track added.').waitFor();
  await backTo(page);
  await page.getByRole('combobox', { name: /^Audio/ }).selectOption('eel-fisher');
  await publish(page, 'episode');
  await openSite(page);

  const visitor = await somebody(390);
  await visitor.goto(at('low-tide-radio'));
  await visitor.getByRole('link', { name: 'The eel fisher', exact: true }).first().click();
  await visitor.getByRole('heading', { level: 1, name: 'The eel fisher' }).waitFor();
  await visitor
    .getByLabel(/^Play /)
    .first()
    .click();
  await visitor.getByRole('complementary', { name: 'Audio player' }).waitFor();
  await expect
    .poll(() => visitor.locator('audio').evaluate((element: HTMLAudioElement) => element.currentTime))
    .toBeGreaterThan(0);
  const path = await visitor.getByRole('link', { name: 'Podcast feed' }).getAttribute('href');
  const feed = await server.request({ host: new URL(at('low-tide-radio')).host, path: path ?? '' });
  expect(feed.text).toMatch(
    /<item><title>The eel fisher<\/title>[^]*?<enclosure url="[^"]+\.wav" length="\d+"/,
  );
  await page.context().close();
  await visitor.context().close();
  expect(complaints).toEqual([]);
});
