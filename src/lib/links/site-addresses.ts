import type { Site } from '../http/requests/request-context.ts';
import { localeIn } from '../messages/languages.ts';

type Origins = Pick<Site, 'origin' | 'origins'>;

/** With the label of a page's subdomain before the host. */
const under = (origin: string, subdomain: string): string =>
  subdomain === '' ? origin : origin.replace('://', `://${subdomain}.`);

/** The address of a page's subdomain without a path, on the host where a language is shown. @param language null for the main one */
export const originIn = (
  { origin, origins }: Origins,
  language: string | null = null,
  subdomain = '',
): string => under((language !== null && origins?.[language]) || origin, subdomain);

/** How paths in a language begin, on the host where it is shown: `/de`; empty in the main language and in one with a host of its own. */
export const pathStart = (
  origins: Readonly<Partial<Record<string, unknown>>> | undefined,
  language: string | null,
): string => (language === null || origins?.[language] !== undefined ? '' : `/${language}`);

/** The home page in a language, without a slash at its end: addresses of all other pages begin with it. */
export const homeIn = (site: Origins, language: string | null, subdomain = ''): string =>
  originIn(site, language, subdomain) + pathStart(site.origins, language);

/** @param path of a page or a screen, as it is in the main language */
export const addressIn = (site: Origins, language: string | null, path: string, subdomain = ''): string =>
  homeIn(site, language, subdomain) + (path === '/' ? '' : path);

/** The same for somebody who uses a language: the site's own stands for all that it doesn't have. @param language null for the site's */
export const homeFor = (site: Origins, language: string | null, siteLocale: string): string =>
  homeIn(site, localeIn(language, siteLocale) === siteLocale ? null : language);
