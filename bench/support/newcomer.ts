import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { RunningServer } from '../../tests/support/server.ts';

/** Counts presses: of buttons and links, and one for each field that is filled in. */
class Presses {
  count = 0;

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }
}

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

/** Changes the headline of the home page, in the editor that has just been opened. */
export async function changeHeadline(page: Page, url: string): Promise<number> {
  const presses = new Presses();
  await page.goto(`${url}/admin/pages/edit`);
  const title = page.frameLocator('#preview-frame').locator('h1').first();
  await title.waitFor();
  await presses.on(title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Changed by somebody new');
  await page.frameLocator('#preview-frame').getByText('Changed by somebody new').waitFor();
  await saved(page);
  return presses.count;
}

/** Adds a designed section to an open page, and writes its title and first text. */
export async function addSection(page: Page): Promise<number> {
  const presses = new Presses();
  const frame = page.frameLocator('#preview-frame');
  await presses.on(page.getByRole('button', { name: 'Add block' }));
  await presses.on(page.getByRole('button', { name: 'Browse sections' }));
  const library = page.getByRole('dialog', { name: 'Add a section' });
  await presses.fill(library.getByRole('textbox', { name: 'Search sections' }), 'reviews stars');
  await presses.on(library.getByRole('button', { name: 'Three reviews' }));
  const title = frame.getByText('What customers say').first();
  await title.waitFor();
  await library.waitFor({ state: 'hidden' });
  await presses.on(title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Kind words');
  await frame.getByText('Kind words').first().waitFor();
  await saved(page);
  return presses.count;
}

const somebody = async (browser: Browser): Promise<[BrowserContext, Page]> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  return [context, await context.newPage()];
};

/** From the platform's landing page to a paid order: the owner's presses, then the customer's. */
export async function firstSale(browser: Browser, { port }: RunningServer): Promise<number> {
  const presses = new Presses();
  const at = (label: string, path = '/') => `http://${label}.localhost:${port}${path}`;
  const [owners, page] = await somebody(browser);
  await page.goto(at('platform'));
  await presses.on(page.locator('a[href="/sign-up"]').first());
  await presses.fill(page.getByLabel('Email address'), 'newcomer@creators.test');
  await presses.fill(page.getByLabel('Choose a password'), 'slip-and-slate-9');
  await presses.on(page.getByRole('button', { name: 'Create account' }));
  await presses.fill(page.getByLabel('Site name'), 'Newcomer');
  await page.getByText('newcomer.localhost is available.').waitFor();
  await presses.on(page.getByText('Shop', { exact: true }));
  await presses.on(page.getByRole('button', { name: 'Create site' }));
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await presses.on(page.getByRole('link', { name: 'Products', exact: true }));
  await presses.on(page.getByRole('link', { name: 'Sea-salt soap' }).first());
  await presses.fill(page.getByRole('textbox', { name: /^Price(?! before)/ }).first(), '9.25');
  const save = page.getByRole('button', { name: 'Save changes' });
  await presses.on(save);
  await save.waitFor({ state: 'detached' });
  await presses.on(page.getByRole('link', { name: 'Dashboard' }));
  await presses.on(page.getByRole('button', { name: 'Open site' }));
  await presses.on(page.getByRole('dialog').getByRole('button', { name: 'Open site' }));
  await page.getByText('Your site is open.').waitFor();
  await owners.close();

  const [customers, shop] = await somebody(browser);
  await shop.goto(at('newcomer', '/shop'));
  await presses.on(shop.getByRole('link', { name: 'Sea-salt soap' }).first());
  await shop.getByText('£9.25').first().waitFor();
  await presses.on(shop.getByRole('button', { name: 'Add to cart' }));
  // The cart opens beside the page.
  await presses.on(shop.getByRole('dialog').getByRole('link', { name: 'Checkout', exact: true }));
  await presses.fill(shop.getByLabel('Email address'), 'guest@guests.test');
  await presses.fill(shop.getByLabel('Full name'), 'Ada Brook');
  await presses.fill(shop.getByLabel('Address', { exact: true }), '1 Kiln Lane');
  await presses.fill(shop.getByLabel('Town or city'), 'Fowey');
  await presses.fill(shop.getByLabel('Postcode'), 'AB1 2CD');
  await presses.on(shop.getByRole('button', { name: 'Continue to payment' }));
  await presses.fill(shop.getByLabel('Card number'), '4242 4242 4242 4242');
  await presses.on(shop.getByRole('button', { name: /^Pay £/ }));
  await shop.getByRole('heading', { name: 'Thank you' }).waitFor();
  await customers.close();
  return presses.count;
}
