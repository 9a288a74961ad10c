import type { SetupKey } from '../../contract.ts';

/** Names of the steps. */
export const setupLabels: Readonly<Record<SetupKey, string>> = {
  content: 'Replace the sample content',
  branding: 'Add your logo and colours',
  products: 'Add your products',
  payment: 'Set up payments',
  delivery: 'Set up delivery',
  email: 'Set up email',
  legal: 'Review your privacy policy and terms',
  domain: 'Connect a domain',
};
