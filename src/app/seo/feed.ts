import type { IndexablePage } from '../../features/pages/server/index.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

/** Feed readers fetch about this many. */
const NEWEST = 30;

/** Newly published pages of a subdomain as an Atom feed (RFC 4287). */
export function atomFeed(
  { origin, name, locale }: { origin: string; name: string; locale: string },
  pages: readonly IndexablePage[],
): string {
  const entries = pages
    .filter(({ path }) => path !== '/')
    .slice(0, NEWEST)
    .map(({ path, title, description, publishedAt, changedAt }) => {
      const address = escapeHtml(`${origin}${path}`);
      const summary = description ? `<summary>${escapeHtml(description)}</summary>` : '';
      return `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/><published>${publishedAt.toISOString()}</published><updated>${changedAt.toISOString()}</updated>${summary}</entry>`;
    });
  const updated = pages.reduce((latest, { changedAt }) => Math.max(latest, changedAt.getTime()), 0);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(locale)}"><id>${escapeHtml(origin)}/</id><title>${escapeHtml(name)}</title><author><name>${escapeHtml(name)}</name></author><link href="${escapeHtml(origin)}/"/><link rel="self" href="${escapeHtml(origin)}/feed.xml"/><updated>${new Date(updated).toISOString()}</updated>\n${entries.join('\n')}\n</feed>\n`;
}
