import { plainLetters } from '../../../lib/values/plain-letters.ts';

/** A help article, parsed from a file in `docs/help`, or in a folder there for another language. */
export interface Article {
  id: string;
  title: string;
  /** Paths of the screens that the article covers. */
  screens: string[];
  keywords: string;
  /** Markdown after the title. */
  text: string;
}

/** @param source a title, a comment with screens and keywords, then Markdown */
export function readArticle(id: string, source: string): Article {
  const [, title, screens, keywords, text] =
    /^# (.+)\n+<!-- ([^;]+); (.+) -->\n([^]+)$/.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (!title || !screens || !keywords || !text) throw new Error(`docs/help/${id}.md has another form.`);
  return { id, title, screens: screens.split(', '), keywords, text: text.trim() };
}

/** @param files the sources of articles, by path */
export const readArticles = (files: Readonly<Record<string, string>>): Article[] =>
  Object.entries(files).map(([path, source]) =>
    readArticle(path.slice(path.lastIndexOf('/') + 1, -'.md'.length), source),
  );

/** Articles that contain every search term, matches in the title first. */
export function findArticles(articles: readonly Article[], query: string): Article[] {
  const words = plainLetters(query).split(/\s+/).filter(Boolean);
  const rank = ({ title, keywords, text }: Article): number => {
    const [head, all] = [plainLetters(title), plainLetters(`${title} ${keywords} ${text}`)];
    if (!words.every((word) => all.includes(word))) return -1;
    return words.filter((word) => head.includes(word)).length;
  };
  return articles
    .map((article) => ({ article, rank: rank(article) }))
    .filter((each) => each.rank >= 0)
    .toSorted((a, b) => b.rank - a.rank || a.article.title.localeCompare(b.article.title))
    .map(({ article }) => article);
}

/** Articles about a screen, the most specific path first. */
export function articlesFor(articles: readonly Article[], pathname: string): Article[] {
  const fit = ({ screens }: Article) =>
    Math.max(
      0,
      ...screens
        .filter((screen) => pathname === screen || (screen !== '/admin' && pathname.startsWith(`${screen}/`)))
        .map((screen) => screen.length),
    );
  return articles.filter((each) => fit(each) > 0).toSorted((a, b) => fit(b) - fit(a));
}
