import { isLanguage } from '../messages/languages.ts';

/** Screens besides pages that exist in each language of a site: `/de/shop`, `/de/account/orders`. */
const screens =
  /^\/(?:shop|search|playlist|loading|unsubscribe|newsletter\/(?:confirm|leave)|comments\/confirm|(?:product|service|booking|waiting)\/[^/]+|order\/(?:cart|checkout|payment|complete|cancel)|account(?:\/(?:orders|order(?:\/[^/]+)?|dashboard|security|forgot|reset|invitation))?)\/?$/;

/** Whether the screen at a path, without query, exists in each language of a site. */
export const isInEachLanguage = (path: string): boolean => screens.test(path);

const mailed =
  /^\/(?:(?:booking|waiting|order|service|newsletter|comments)\/|(?:account|unsubscribe)(?:\/|$))/;

/** The path of a screen that emails link to, if the address begins with a language; null for any other address. */
export function mailedPath(pathname: string): string | null {
  const path = withoutLanguage(pathname);
  return path !== pathname && mailed.test(path) ? path : null;
}

/** Whether an address, with or without a query, is in one of the languages that a site may have: `/de`, `/de/shop`. */
export const hasLanguage = (address: string): boolean => isLanguage(/^\/([^/?#]*)/.exec(address)?.[1] ?? '');

/** A path without the language that it may begin with, whether or not the site has it. */
export function withoutLanguage(path: string): string {
  const end = path.indexOf('/', 1);
  return end > 0 && isLanguage(path.slice(1, end)) ? path.slice(end) : path;
}
