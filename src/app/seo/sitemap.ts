import { escapeHtml } from '../../lib/escape-html.ts';
import { xmlText } from './entry-feeds.ts';

export interface SitemapEntry {
  /** From the site's root. */
  path: string;
  changed?: Date | null;
  /** Paths or addresses of the page's images. */
  pictures?: readonly string[];
  /** The page in each of its languages, itself included. */
  alternates?: readonly { language: string; path: string }[];
}

/** Addresses in a part: far below the limits of sitemaps.org (50,000 addresses, 50 MB), so that no answer is large. */
const SITEMAP_PART = 5_000;

/** How many products a part names. Each has an address in every language of the site, the main one included. */
export const productsInPart = (languages: number): number => Math.floor(SITEMAP_PART / languages);

/** The image extension allows at most this many for one address. */
const MOST_PICTURES = 1_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINK_SPACE = 'http://www.w3.org/1999/xhtml';
const IMAGE_SPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

const NEWS_SPACE = 'http://www.google.com/schemas/sitemap-news/0.9';

const whole = (origin: string, path: string) => escapeHtml(new URL(path, `${origin}/`).href);

/** A sitemap as sitemaps.org defines it, with images. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  const isTranslated = entries.some(({ alternates = [] }) => alternates.length > 0);
  const urls = entries.map(({ path, changed, pictures = [], alternates = [] }) => {
    const images = pictures
      .slice(0, MOST_PICTURES)
      .map((src) => `<image:image><image:loc>${whole(origin, src)}</image:loc></image:image>`);
    const links = alternates.map(
      (each) =>
        `<xhtml:link rel="alternate" hreflang="${each.language}" href="${whole(origin, each.path)}"/>`,
    );
    const changedAt = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<url><loc>${whole(origin, path)}</loc>${changedAt}${links.join('')}${images.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="${SPACE}" xmlns:image="${IMAGE_SPACE}"${isTranslated ? ` xmlns:xhtml="${LINK_SPACE}"` : ''}>\n${urls.join('\n')}\n</urlset>\n`;
}

interface Article {
  /** From the site's root. */
  path: string;
  title: string;
  /** ISO 8601. */
  date: string;
  /** ISO 639. */
  language: string;
}

/**
 * Recent posts, for Google News.
 * https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap
 * @param publication the name of the site
 */
export function newsSitemapXml(origin: string, publication: string, articles: readonly Article[]): string {
  const urls = articles.map(
    ({ path, title, date, language }) =>
      `<url><loc>${whole(origin, path)}</loc><news:news><news:publication><news:name>${xmlText(publication)}</news:name><news:language>${language}</news:language></news:publication><news:publication_date>${date}</news:publication_date><news:title>${xmlText(title)}</news:title></news:news></url>`,
  );
  return `${HEAD}<urlset xmlns="${SPACE}" xmlns:news="${NEWS_SPACE}">\n${urls.join('\n')}\n</urlset>\n`;
}

/** An index of sitemaps. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${whole(origin, path)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SPACE}">\n${parts.join('\n')}\n</sitemapindex>\n`;
}
