import type { FoundSite } from '../../features/websites/server/index.ts';
import { counts } from '../http/visits.ts';

/**
 * Under what a page is kept beside its path: its subdomain, and whether visits are counted there, because a page that
 * loads the script for it is another one. The bare loopback names show a site that counts elsewhere.
 */
export const cachePlace = (found: FoundSite, host: string): string =>
  counts(found, host) ? `${found.subdomain}+` : found.subdomain;
