import { siteAddress } from './site-address.ts';

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060\ufeff]/;

/**
 * The address in a form that is safe in `href`, or `null`: http(s), mailto, tel, a path of this site, `#place` or `?query`.
 * Browsers drop tabs and line breaks and read `\` as `/`, so addresses that contain them are refused.
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  const href = value.trim();
  if (href === '' || CONTROL.test(href) || href.includes('\\')) return null;
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'http' || scheme === 'https') return /^https?:\/\/[^/]/i.test(href) ? parsed(href) : null;
  if (scheme === 'mailto' || scheme === 'tel')
    return /^[a-z]+:[^/]/i.test(href) ? href.replaceAll(' ', '%20') : null;
  if (scheme !== undefined) return null;
  if (/^www\.[^/]+\.[^/]/i.test(href)) return parsed(`https://${href}`);
  return siteAddress(href) !== null ? href.replaceAll(' ', '%20') : null;
}

const parsed = (href: string) => (URL.canParse(href) ? new URL(href).href : null);

/** The source of an image: http(s) or a path of this site. */
export function safeSource(value: unknown): string | null {
  const src = safeHref(value);
  return src && (/^https?:/.test(src) || !SCHEME.test(src)) && !/^[#?]/.test(src) ? src : null;
}

/** Whether the link leads to another site, as far as its text shows. */
export const isExternal = (href: string): boolean => /^https?:/i.test(href);
