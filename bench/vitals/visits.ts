import type { Page } from 'playwright-core';

export interface Visit {
  what: string;
  path: string;
  /** The first tap on an idle page, which loads the script of most pages. */
  first: (page: Page) => Promise<void>;
  /** Actions of a customer once that script runs. */
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Your cart' });

/** Pages of the demo site. */
export const visits: Visit[] = [
  {
    what: 'home',
    path: '/',
    first: (page) => button(page, 'Menu').tap(),
    act: async (page) => {
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Close' }).tap();
      await menu.waitFor({ state: 'hidden' });
      await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).tap();
      await cart(page).getByRole('button', { name: 'Close cart' }).tap();
      await cart(page).waitFor({ state: 'hidden' });
      await page.getByLabel('Email', { exact: true }).pressSequentially('ada@guests.test');
    },
  },
  {
    what: 'shop',
    path: '/shop',
    first: (page) => button(page, 'Filter and sort').tap(),
    act: async (page) => {
      await page.getByLabel('Price from').pressSequentially('20');
      await page.getByLabel('In stock').tap();
      await button(page, 'Show products').tap();
      await button(page, 'Filter and sort (2)').waitFor();
    },
  },
  {
    what: 'product',
    path: '/product/estuary-mug',
    first: (page) => page.getByText('Large', { exact: true }).tap(),
    act: async (page) => {
      await button(page, 'Increase quantity').tap();
      await button(page, 'Add to cart').tap();
      await cart(page).getByText('Added to cart.').waitFor();
      await cart(page).getByRole('button', { name: 'Increase quantity' }).tap();
      await cart(page).getByRole('button', { name: 'Close cart' }).tap();
      await cart(page).waitFor({ state: 'hidden' });
    },
  },
  {
    what: 'service',
    path: '/service/private-lesson',
    first: (page) => button(page, 'Next month').tap(),
    act: async (page) => {
      await page.locator('table:not([aria-busy="true"]) [data-free]').nth(2).tap();
      await page
        .getByRole('listitem')
        .getByRole('button', { name: /^\d\d:\d\d/ })
        .first()
        .tap();
      await page.getByLabel('Full name').pressSequentially('Ada Byron');
    },
  },
  {
    what: 'checkout',
    path: '/order/checkout',
    first: (page) => page.getByLabel('Email address').tap(),
    act: async (page) => {
      await page.getByLabel('Email address').pressSequentially('ada@guests.test');
      await page.getByLabel('Full name').pressSequentially('Ada Byron');
      await page.getByLabel('Postcode').pressSequentially('BS1 1AA');
      await page.getByText('Collect from the studio').tap();
      await page.getByText('Add a discount code').tap();
    },
  },
];
