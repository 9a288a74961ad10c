import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { FoundSite } from '../features/websites/server/index.ts';
import type { App } from './app.ts';

/** Addresses that the product knows are not missing, and `/404` is asked for on purpose. */
const OWN_PLACES = /^\/(admin|account|order|preview|newsletter|404)(\/|\?|$)/;

/** Whether the owner may let an address lead elsewhere. */
export const isOwnPlace = (url: string): boolean => OWN_PLACES.test(url);

/** Notes an address that leads nowhere for the owner. Known crawlers are left out. */
export function noteMissing(
  app: Pick<App, 'missing'>,
  { known, subdomain }: FoundSite,
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): void {
  if (isOwnPlace(url) || isbot(headers['user-agent'])) return;
  app.missing.note(known.website.id, subdomain, url, headers.referer ?? '');
}
