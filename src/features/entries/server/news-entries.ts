import type { Tx } from '../../../lib/db/database.ts';
import { isLanguage, type Language } from '../../../lib/messages/languages.ts';
import type { KnownSite } from '../../websites/server/index.ts';
import type { EntrySummary } from '../entry-shapes.ts';
import { newsRows } from './feed-queries.ts';
import { summariesIn } from './translations/entries-in-language.ts';
import { typesOfKind } from './type-queries.ts';

/** A content type’s posts of the last days in a language of the site. */
interface News {
  type: { _id: string };
  /** Undefined for the main one. */
  language: Language | undefined;
  entries: EntrySummary[];
}

/** How long a post is news: https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap */
export const NEWS_DAYS = 2;

/** Whether the site has posts at all. */
export const writesPosts = async (tx: Tx): Promise<boolean> => (await typesOfKind(tx, 'post')).length > 0;

/** Indexable posts of the last days, by content type and language. Nothing without a content type for posts. */
export async function recentNews(tx: Tx, { website }: KnownSite): Promise<News[]> {
  const types = await typesOfKind(tx, 'post');
  const rows = await newsRows(
    tx,
    types.map(({ id }) => id),
    NEWS_DAYS,
  );
  const news = types.flatMap((type) =>
    [undefined, ...website.languages.filter(isLanguage)].map(async (language): Promise<News> => {
      const own = rows.filter(
        (row) => row.type_id === type.id && (!language || row.languages.includes(language)),
      );
      return { type: { _id: type.id }, language, entries: await summariesIn(tx, type, own, language) };
    }),
  );
  return Promise.all(news);
}
