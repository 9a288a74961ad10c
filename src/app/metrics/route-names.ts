import { withoutLanguage } from '../../lib/links/language-paths.ts';

/** Names of screens in metrics and traces. A part in braces matches any one part of a path. */
const screens = [
  '/',
  '/shop',
  '/search',
  '/playlist',
  '/product/{id}',
  '/service/{id}',
  '/waiting/{id}',
  '/booking/{id}',
  '/order/cart',
  '/order/checkout',
  '/order/payment',
  '/order/complete',
  '/order/cancel',
  '/account',
  '/account/orders',
  '/account/order/{id}',
  '/account/forgot',
  '/account/reset',
  '/account/security',
  '/account/invitation',
  '/account/dashboard',
  '/unsubscribe',
  '/newsletter/{step}',
  '/comments/confirm',
  '/preview/{token}',
  '/admin',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/favicon.ico',
];

const exact = new Set(screens.filter((name) => !name.includes('{')));
const patterns = screens
  .filter((name) => name.includes('{'))
  .map((name) => ({ name, start: name.slice(0, name.indexOf('{')) }));

/**
 * A name for the screen at an address. There are only those listed here, whatever visitors request: each name is a lasting
 * time series, and must not contain a visitor's address.
 */
export function screenName(url: string): string {
  const path = withoutLanguage(url.replace(/[?#].*$/s, '').replace(/(.)\/+$/, '$1'));
  if (exact.has(path)) return path;
  if (path.startsWith('/admin/')) return '/admin/*';
  const found = patterns.find(
    ({ start }) => path.startsWith(start) && !path.slice(start.length).includes('/'),
  );
  if (found) return found.name;
  return /^\/[^/]*$/.test(path) ? '/{page}' : '/*';
}

/** The name of a route: its pattern, or the screen that answers in its place. */
export const routeName = (pattern: string | undefined, url: string): string =>
  pattern === undefined || pattern === '/*'
    ? screenName(url)
    : pattern.startsWith('/assets/')
      ? '/assets/*'
      : pattern.replace(/:(\w+)(\([^)]*\))?/g, '{$1}');

/** The name of an answer from the cache. */
export function cachedName(url: string): string {
  if (url.startsWith('/files/')) return '/files/*';
  if (!url.startsWith('/api/')) return screenName(url);
  return url.replace(/\?.*$/s, '').replace(/^\/api\/(product|service|form)\/[^/]+/, '/api/$1/{id}');
}
