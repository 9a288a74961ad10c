import { isLanguage } from '../messages/languages.ts';

/** Screens besides pages that exist in each language of a site: `/de/shop`, `/de/order/cart`. */
const screens =
  /^\/(?:shop|search|playlist|(?:product|service|booking|waiting)\/[^/]+|order\/(?:cart|checkout|payment|complete))$/;

/** Whether the screen at a path, without query, exists in each language of a site. */
export const isInEachLanguage = (path: string): boolean => screens.test(path);

/** A path without the language that it may begin with, whether or not the site has it. */
export function withoutLanguage(path: string): string {
  const end = path.indexOf('/', 1);
  return end > 0 && isLanguage(path.slice(1, end)) ? path.slice(end) : path;
}
