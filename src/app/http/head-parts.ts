import type { Brand } from '../../lib/theme/brand.ts';
import type { Colours } from '../../lib/theme/colour.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { cutVariants, isDrawing, signOf } from '../../lib/content/pictures.ts';
import type { Feed, Head } from '../../lib/ui/screen.ts';
import type { Alternate } from '../seo/alternates.ts';
import { growingCache } from '../../lib/values/growing-cache.ts';

const link = (rel: string, href: string, more = '') =>
  `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;

/** Icons of the site: made from the brand's icon, or its first letter (`favicon.ts`). */
export function iconLinks({ icon }: Pick<Brand, 'icon'>): string {
  if (!icon) return link('icon', '/favicon.svg', ' type="image/svg+xml"');
  const small = signOf(icon.src, 'icon-32.png');
  // An external icon has one size.
  if (!small) return link('icon', icon.src);
  const first = isDrawing(icon.src)
    ? link('icon', icon.src, ' type="image/svg+xml" sizes="any"')
    : link('icon', small, ' type="image/png" sizes="32x32"');
  return [
    first,
    link('icon', signOf(icon.src, 'icon-192.png') ?? '', ' type="image/png" sizes="192x192"'),
    link('apple-touch-icon', signOf(icon.src, 'apple-touch-icon.png') ?? ''),
  ].join('');
}

const meta = (name: string, content: string) =>
  `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escapeHtml(content)}">`;

/** CLDR takes long to answer, and each page asks. */
const openGraphLocales = growingCache<string, string>(200);

/** The language and country of a page, which Open Graph joins by an underscore: `de_AT`. A locale without a country has the usual one. */
export function openGraphLocale(locale: string): string {
  let name = openGraphLocales.get(locale);
  if (name === undefined) {
    const { language, region = '' } = new Intl.Locale(locale).maximize();
    name = region ? `${language}_${region}` : language;
    openGraphLocales.set(locale, name);
  }
  return meta('og:locale', name);
}

/** The page in each of its languages, for search engines. */
export const alternateLinks = (alternates: readonly Alternate[]): string =>
  alternates.map(({ language, href }) => link('alternate', href, ` hreflang="${language}"`)).join('');

/** The icon and colour for a phone's home screen. */
export const appLinks = ({ colours }: { colours: Colours }): string =>
  link('manifest', '/manifest.webmanifest') + meta('theme-color', colours.background);

const feedLink = (type: string, { title, href }: Feed): string =>
  link('alternate', href, ` type="${type}" title="${escapeHtml(title)}"`);

/**
 * @param pages the name of a site that has a feed of its pages; null for others
 * @param base how addresses in the language of the screen begin, in which entries have feeds too
 */
export const feedLinks = (pages: string | null, feeds: readonly Feed[] = [], base = ''): string =>
  (pages === null ? '' : feedLink('application/atom+xml', { title: pages, href: '/feed.xml' })) +
  feeds.map(({ title, href }) => feedLink('application/rss+xml', { title, href: base + href })).join('');

/**
 * The image that social networks show for a page.
 * @param canonical the page's own absolute address
 * @param share path of a generated title image, for a page without an image
 */
export function socialPicture(
  { title, picture: own }: Head,
  canonical: string,
  share: string | null = null,
): string {
  const [wide, high] = cutVariants['social.jpg'];
  const picture = own ?? (share ? { src: share, alt: title, width: wide, height: high } : undefined);
  if (!picture || !URL.canParse(picture.src, canonical)) return '';
  const cut = signOf(picture.src, 'social.jpg');
  const [width, height] = cut ? cutVariants['social.jpg'] : [picture.width, picture.height];
  return [
    meta('og:image', new URL(cut ?? picture.src, canonical).href),
    ...(width && height
      ? [meta('og:image:width', String(width)), meta('og:image:height', String(height))]
      : []),
    ...(picture.alt ? [meta('og:image:alt', picture.alt)] : []),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
}

/** Structured data, in an element that browsers don't execute; addresses are absolute, as search engines require. */
export function structuredData(facts: readonly Record<string, unknown>[], canonical: string): string {
  if (facts.length === 0) return '';
  const whole = (key: string, value: unknown) =>
    typeof value === 'string' &&
    (key === 'url' || key === 'image' || key === 'contentUrl' || /^\d+$/.test(key)) &&
    value.startsWith('/')
      ? new URL(value, canonical).href
      : value;
  const graph = {
    '@context': 'https://schema.org',
    '@graph': facts,
  };
  const json = JSON.stringify(graph, (key, value: unknown) => whole(key, value)).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
