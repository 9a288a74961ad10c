import { messagesNow } from '../../../lib/messages/use-messages.ts';
import { searchAdmin } from '../../messages/admin-search/area.ts';
import { en } from '../../messages/admin-search/en.ts';

/** A screen that the command palette can open. */
export interface Destination {
  to: string;
  label: string;
  description?: string;
  /** Further search terms that owners may type. */
  keywords?: string;
}

const read = (words: object, key: string): string => {
  const text: unknown = Reflect.get(words, key);
  return typeof text === 'string' ? text : '';
};

/**
 * What finds a screen or a command besides its own name and description: synonyms, and the English words, which people know from
 * elsewhere.
 */
export function termsOf(name: keyof typeof en): string {
  const own = read(messagesNow(searchAdmin), `${name}Terms`);
  const english = ['', 'Says', 'Terms'].map((part) => read(en, `${name}${part}`));
  return [...new Set([own, ...english])].filter(Boolean).join(', ');
}

/** The sections of the navigation, by the message that names them. */
export const sectionNames = {
  '/admin': 'dashboard',
  '/admin/pages': 'pages',
  '/admin/content': 'content',
  '/admin/orders': 'orders',
  '/admin/customers': 'customers',
  '/admin/products': 'products',
  '/admin/calendar': 'calendar',
  '/admin/services': 'services',
  '/admin/messages': 'messages',
  '/admin/forms': 'forms',
  '/admin/newsletter': 'newsletter',
  '/admin/files': 'files',
  '/admin/analytics': 'analytics',
  '/admin/settings/email': 'email',
  '/admin/audio': 'audio',
  '/admin/test': 'siteCheck',
  '/admin/settings': 'settings',
} as const;

/** Search terms of a section. */
export const sectionTerms = (to: string): string => {
  const name = sectionNames[to as keyof typeof sectionNames];
  return name ? termsOf(name) : '';
};

const named = [
  ['/admin/pages/sections', 'reusableSections'],
  ['/admin/content/authors', 'authors'],
  ['/admin/content/comments', 'comments'],
  ['/admin/settings/branding', 'branding'],
  ['/admin/settings/menu', 'menus'],
  ['/admin/settings/ecommerce', 'shopSettings'],
  ['/admin/settings/ecommerce/payment', 'payment'],
  ['/admin/settings/ecommerce/delivery', 'delivery'],
  ['/admin/settings/ecommerce/tax', 'tax'],
  ['/admin/settings/ecommerce/discounts', 'discountCodes'],
  ['/admin/products/stock', 'stock'],
  ['/admin/products/collections', 'collections'],
  ['/admin/products/import', 'importProducts'],
  ['/admin/settings/import', 'import'],
  ['/admin/settings/addresses', 'redirects'],
  ['/admin/settings/domains', 'domains'],
  ['/admin/settings/email/log', 'sentEmails'],
  ['/admin/settings/people', 'staff'],
  ['/admin/services/resources', 'staffAndRooms'],
  ['/admin/calendar/connections', 'connectedCalendars'],
  ['/admin/settings/webhooks', 'webhooks'],
  ['/admin/settings/keys', 'apiKeys'],
  ['/admin/settings/analytics', 'analyticsSettings'],
  ['/admin/settings/history', 'history'],
  ['/admin/settings/wording', 'wording'],
  ['/admin/settings/languages', 'languages'],
  ['/admin/settings/machine-translation', 'machineTranslation'],
  ['/admin/settings/stock-photos', 'stockPhotos'],
  ['/admin/pages/translations', 'translations'],
  ['/admin/settings/misc', 'siteDetails'],
] as const;

/** The paths of the screens that are no sections. */
export const paths: readonly string[] = named.map(([to]) => to);

export function destinations(): Destination[] {
  const words = messagesNow(searchAdmin);
  return named.map(([to, name]) => ({
    to,
    label: words[name],
    description: words[`${name}Says`],
    keywords: termsOf(name),
  }));
}
