import { may } from '../../../lib/admin-ui/rights.ts';
import type { Access, Area } from '../../../lib/http/areas.ts';

type Need = [area: Area, access: Access];

/**
 * The area that a screen and everything below it needs; the most specific path wins, and `*` is any part of it. Screens that aren't
 * listed are open to all staff.
 */
const needs: Readonly<Record<string, Need>> = {
  '/admin/pages': ['pages', 'read'],
  '/admin/pages/translations': ['translations', 'read'],
  '/admin/content': ['pages', 'read'],
  '/admin/content/*/bulk': ['pages', 'write'],
  // Fields, categories, tags and authors take effect at once.
  '/admin/content/*/settings': ['publish', 'write'],
  '/admin/content/*/categories': ['publish', 'read'],
  '/admin/content/authors': ['publish', 'read'],
  '/admin/orders': ['orders', 'read'],
  '/admin/customers': ['customers', 'read'],
  '/admin/products': ['products', 'read'],
  '/admin/products/new': ['products', 'write'],
  '/admin/products/bulk': ['products', 'write'],
  '/admin/products/featured': ['products', 'write'],
  '/admin/products/import': ['products', 'write'],
  '/admin/products/collections/new': ['products', 'write'],
  '/admin/calendar': ['bookings', 'read'],
  '/admin/calendar/connections': ['services', 'write'],
  '/admin/bookings': ['bookings', 'read'],
  '/admin/services': ['services', 'read'],
  '/admin/services/new': ['services', 'write'],
  '/admin/messages': ['messages', 'read'],
  '/admin/newsletter': ['messages', 'read'],
  '/admin/forms': ['forms', 'read'],
  '/admin/forms/new': ['forms', 'write'],
  '/admin/files': ['files', 'read'],
  '/admin/audio': ['audio', 'read'],
  '/admin/analytics': ['analytics', 'read'],
  '/admin/test': ['checks', 'read'],
  '/admin/settings/email': ['mails', 'read'],
  '/admin/settings/branding': ['brand', 'read'],
  '/admin/settings/menu': ['publish', 'read'],
  '/admin/settings/addresses': ['publish', 'read'],
  '/admin/settings/import': ['publish', 'write'],
  '/admin/settings/ecommerce': ['money', 'read'],
  '/admin/settings/ecommerce/discounts': ['discounts', 'read'],
  '/admin/settings/analytics': ['analytics', 'write'],
  '/admin/settings/domains': ['domains', 'read'],
  '/admin/settings/webhooks': ['keys', 'read'],
  '/admin/settings/keys': ['keys', 'read'],
  '/admin/settings/people': ['people', 'read'],
  '/admin/settings/history': ['history', 'read'],
  '/admin/settings/misc': ['settings', 'write'],
  '/admin/settings/wording': ['settings', 'write'],
  '/admin/settings/languages': ['settings', 'write'],
  '/admin/settings/machine-translation': ['settings', 'write'],
  '/admin/settings/stock-photos': ['settings', 'write'],
};

const SETTINGS = '/admin/settings';
/** Emails are listed beside settings, in the navigation too. */
const isSetting = (path: string) => path.startsWith(`${SETTINGS}/`) && path !== `${SETTINGS}/email`;

function isWithin(pathname: string, known: string): boolean {
  const parts = pathname.split('/');
  return known
    .split('/')
    .every((part, at) => part === parts[at] || (part === '*' && parts[at] !== undefined));
}

function needOf(path: string): Need | undefined {
  const pathname = path.replace(/[?#].*$/, '').replace(/\/+$/, '');
  const [found] = Object.keys(needs)
    .filter((known) => isWithin(pathname, known))
    .toSorted((a, b) => b.length - a.length);
  return found === undefined ? undefined : needs[found];
}

/** Whether the role of the signed-in person can open this screen. */
export function maySee(path: string): boolean {
  if (path === SETTINGS)
    return Object.entries(needs).some(([known, need]) => isSetting(known) && may(...need));
  const need = needOf(path);
  return need === undefined || may(...need);
}

/** Whether the screen is read only. */
export function isReadOnly(path: string): boolean {
  const need = needOf(path);
  return need !== undefined && may(need[0], 'read') && !may(need[0], 'write');
}
