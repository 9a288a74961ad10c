import type { CheckKey, Light } from '../../contract.ts';

/** What each check is called. */
export const checkWords: Readonly<Record<CheckKey, string>> = {
  database: 'Saving',
  storage: 'Files',
  records: 'Orders, stock, bookings and files',
  mail: 'Mails',
  domain: 'Addresses and certificates',
  worker: 'Reading without a line',
  payment: 'Payments',
  'provider-news': 'Payment webhooks',
  reconciliation: 'Payment reconciliation',
  products: 'Products',
  legal: 'Privacy and terms',
  links: 'Links',
  pictures: 'Descriptions of pictures',
  rehearsal: 'Rehearsal: buy, book, cancel, refund',
};

export const lightWords: Readonly<Record<Light, string>> = {
  good: 'All is well',
  look: 'Worth a look',
  bad: 'Does not work',
  none: 'Nothing to check',
};
