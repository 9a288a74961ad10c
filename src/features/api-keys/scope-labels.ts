import type { Access, Area } from '../../lib/http/areas.ts';

/** Labels of areas, for owners. */
export const areaLabels: Readonly<Partial<Record<Area, string>>> = {
  pages: 'Pages, menus and redirects',
  files: 'Files and images',
  audio: 'Audio tracks',
  forms: 'Forms',
  brand: 'Branding',
  products: 'Products, collections and stock',
  discounts: 'Discount codes',
  services: 'Services and opening hours',
  bookings: 'Bookings and the calendar',
  orders: 'Orders and refunds',
  messages: 'Messages and newsletter subscribers',
  customers: 'Personal data',
  mails: 'Emails',
  settings: 'Site details',
  analytics: 'Analytics',
  checks: 'Site check',
  history: 'History',
  money: 'Shop settings',
  export: 'Site exports',
};

export const accessLabels: Readonly<Record<Access, string>> = { read: 'Read', write: 'Read and write' };
