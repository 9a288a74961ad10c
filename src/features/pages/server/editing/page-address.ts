import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { pagePath } from '../../slugs.ts';

/** The full address of a page, for links from another subdomain. */
export function pageAddress(site: Site, { subdomain, slug }: { subdomain: string; slug: string }): string {
  const address = new URL(pagePath(slug), site.origin);
  if (subdomain) address.hostname = `${subdomain}.${site.canonicalHost}`;
  return address.href;
}
