import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { FoundSite } from '../features/websites/server/index.ts';
import { withoutLanguage } from '../lib/links/language-paths.ts';
import type { App } from './app.ts';

/** Addresses of the product itself are never missing, and `/404` is requested on purpose. */
const OWN_PLACES = /^\/(admin|account|order|preview|newsletter|404)(\/|\?|$)/;

/** Whether the owner may redirect an address. */
export const isOwnPlace = (url: string): boolean => OWN_PLACES.test(withoutLanguage(url));

/** Notes a missing address for the owner. Known crawlers are left out. */
export function noteMissing(
  app: Pick<App, 'missing'>,
  { known, subdomain }: FoundSite,
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): void {
  if (isOwnPlace(url) || isbot(headers['user-agent'])) return;
  app.missing.note(known.website.id, subdomain, url, headers.referer ?? '');
}
