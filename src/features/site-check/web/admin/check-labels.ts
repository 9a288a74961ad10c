import { messagesNow } from '../../../../lib/messages/use-messages.ts';
import type { CheckKey, Light } from '../../contract.ts';
import { siteCheckAdmin } from '../../messages/admin/area.ts';

const checks = {
  database: 'saving',
  storage: 'files',
  records: 'records',
  mail: 'email',
  domain: 'domains',
  worker: 'offlineReading',
  payment: 'payments',
  wallets: 'wallets',
  'provider-news': 'paymentWebhooks',
  reconciliation: 'paymentReconciliation',
  products: 'products',
  legal: 'legal',
  links: 'links',
  pictures: 'altText',
  rehearsal: 'rehearsal',
} as const satisfies Record<CheckKey, string>;

/** The name of a check. */
export const checkLabel = (key: CheckKey): string => messagesNow(siteCheckAdmin)[checks[key]];

const lights = {
  good: 'lightGood',
  look: 'lightReview',
  bad: 'lightProblem',
  none: 'lightNone',
} as const satisfies Record<Light, string>;

export const lightLabel = (light: Light): string => messagesNow(siteCheckAdmin)[lights[light]];
