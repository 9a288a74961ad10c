import type { Access, Area } from '../../lib/http/areas.ts';

/** What each area holds, as owners call it. */
export const areaWords: Readonly<Partial<Record<Area, string>>> = {
  pages: 'Pages, menus and old addresses',
  files: 'Files and pictures',
  audio: 'Audio tracks',
  forms: 'Forms',
  brand: 'Branding',
  products: 'Products, collections and stock',
  discounts: 'Discount codes',
  services: 'Services and their hours',
  bookings: 'Bookings and the calendar',
  orders: 'Orders and refunds',
  messages: 'Messages and newsletter readers',
  customers: 'What is kept of a person',
  mails: 'Emails of this site',
  settings: 'Site details',
  analytics: 'Visits and results',
  checks: 'Tests of the site',
  history: 'History: who changed what',
  money: 'Settings of the shop',
  export: 'Copies of the whole site',
};

export const accessWords: Readonly<Record<Access, string>> = { read: 'Read', write: 'Read and write' };
