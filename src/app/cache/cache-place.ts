import type { FoundSite } from '../../features/websites/server/index.ts';
import { counts } from '../http/visits.ts';

/**
 * The part of a cache key beside the path: the language of a host, the subdomain, and whether visits are counted, because the page then
 * loads another script. Loopback names show a site without counting.
 */
export const cachePlace = (found: FoundSite, host: string): string =>
  `${found.language === null ? '' : `${found.language}:`}${found.subdomain}${counts(found, host) ? '+' : ''}`;
