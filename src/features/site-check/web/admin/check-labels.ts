import type { CheckKey, Light } from '../../contract.ts';

/** Names of the checks. */
export const checkLabels: Readonly<Record<CheckKey, string>> = {
  database: 'Saving',
  storage: 'Files',
  records: 'Orders, stock, bookings and files',
  mail: 'Email',
  domain: 'Domains and SSL',
  worker: 'Offline reading',
  payment: 'Payments',
  wallets: 'Apple Pay and Google Pay',
  'provider-news': 'Payment webhooks',
  reconciliation: 'Payment reconciliation',
  products: 'Products',
  legal: 'Privacy and terms',
  links: 'Links',
  pictures: 'Alt text',
  rehearsal: 'Test order, booking and refund',
};

export const lightLabels: Readonly<Record<Light, string>> = {
  good: 'OK',
  look: 'Review',
  bad: 'Problem',
  none: 'Nothing to check',
};
