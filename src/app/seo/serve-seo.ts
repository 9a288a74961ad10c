import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { indexableEntries, NEWS_DAYS, recentNews, writesPosts } from '../../features/entries/server/index.ts';
import { indexablePages, pathInLanguage } from '../../features/pages/server/index.ts';
import { countIndexableProducts, indexableProducts } from '../../features/products/server/index.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import { languageOf } from '../../lib/messages/languages.ts';
import { notFound } from '../../lib/errors.ts';
import type { App } from '../app.ts';
import { shareSeo } from '../cache/share-answers.ts';
import type { ShownParts } from '../cache/shown-parts.ts';
import { redirectElsewhere } from '../http/platform-host.ts';
import { originOf } from '../http/request-contexts.ts';
import { atomFeed } from './feed.ts';
import { webManifest } from './manifest.ts';
import { serveEntries } from './serve-entries.ts';
import { answerShare } from './share-answer.ts';
import { newsSitemapXml, productsInPart, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const AN_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';
const DAY = 86_400_000;

/** What crawlers, feed readers, phones and social networks request. Other hosts of the site redirect to the main one. */
export function serveSeo(server: FastifyInstance, app: App): void {
  const answer = (
    path: string,
    make: (site: FoundSite, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
  ) =>
    server.route({
      method: ['GET', 'HEAD'],
      url: path,
      handler: async (request, reply) => {
        const { found } = request.arrival;
        if (!found) throw notFound();
        const elsewhere = redirectElsewhere(app, request);
        if (elsewhere)
          return reply.header('cache-control', 'no-store').redirect(elsewhere.to, elsewhere.status);
        return make(found, request, reply.header('cache-control', AN_HOUR));
      },
    });
  const share = (
    path: string,
    type: string,
    make: (site: FoundSite, request: FastifyRequest, parts: ShownParts) => Promise<string>,
  ) =>
    answer(path, (site, request, reply) =>
      shareSeo(app, request, reply.type(type), (parts) => make(site, request, parts)),
    );

  share('/robots.txt', 'text/plain; charset=utf-8', async (site, { context }, parts) => {
    const { id, languages } = site.known.website;
    parts.list('pages');
    const hasNews = site.subdomain === '' && (await app.db.forWebsite(id, writesPosts));
    return robots(originOf(context), languages, hasNews);
  });
  share('/sitemap-news.xml', XML, async (site, { context }, parts) => {
    parts.list('pages');
    return newsSitemapXml(originOf(context), site.known.website.name, await newsOf(app, site, parts));
  });
  share('/sitemap.xml', XML, async (site, { context }, parts) => {
    const origin = originOf(context);
    await watch(site, parts);
    const lists = await countParts(app, site);
    return lists === 1
      ? sitemapXml(origin, [...(await pagesOf(app, site)), ...(await productsOf(app, site, 1))])
      : sitemapIndexXml(
          origin,
          Array.from({ length: lists + 1 }, (_, part) => `/sitemap-${part}.xml`),
        );
  });
  // Part 0 lists pages, later parts list products.
  share('/sitemap-:part.xml', XML, async (site, request, parts) => {
    const { part = '' } = request.params as { part?: string };
    if (!/^(0|[1-9]\d{0,4})$/.test(part)) throw notFound();
    await watch(site, parts);
    const entries = part === '0' ? await pagesOf(app, site) : await productsOf(app, site, Number(part));
    if (entries.length === 0) throw notFound();
    return sitemapXml(originOf(request.context), entries);
  });
  share('/feed.xml', 'application/atom+xml; charset=utf-8', async ({ known, subdomain }, request, parts) => {
    const { id, name, locale } = known.website;
    parts.list('pages');
    const pages = await app.db.forWebsite(id, (tx) => indexablePages(tx, subdomain));
    return atomFeed({ origin: originOf(request.context), name, locale }, pages);
  });
  serveEntries(app, share);
  share('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async ({ known }) =>
    JSON.stringify(webManifest(known)),
  );
  answer('/social/:mark/:name', (_site, request, reply) => answerShare(app, request, reply));
}

async function watch(site: FoundSite, parts: ShownParts): Promise<void> {
  parts.list('pages');
  if (sells(site)) await parts.watchProducts();
}

/** Paths for crawlers to skip: private ones, and those that differ for each visitor. */
const robots = (origin: string, languages: readonly string[], hasNews: boolean): string =>
  [
    'User-agent: *',
    ...['/admin', '/account', '/order', '/api/', '/preview/'].map((path) => `Disallow: ${path}`),
    ...languages.flatMap((language) => ['/account', '/order'].map((path) => `Disallow: /${language}${path}`)),
  ]
    .concat(
      '',
      ...(hasNews ? ['sitemap.xml', 'sitemap-news.xml'] : ['sitemap.xml']).map(
        (name) => `Sitemap: ${origin}/${name}`,
      ),
      '',
    )
    .join('\n');

const sells = ({ known, subdomain }: FoundSite) => known.website.shop_enabled && subdomain === '';

const partOf = ({ known }: FoundSite) => productsInPart(1 + known.website.languages.length);

async function countParts(app: App, site: FoundSite): Promise<number> {
  if (!sells(site)) return 1;
  const { id } = site.known.website;
  const products = await app.db.forWebsite(id, (tx) => countIndexableProducts(tx));
  return Math.max(1, Math.ceil(products / partOf(site)));
}

async function pagesOf(app: App, site: FoundSite): Promise<SitemapEntry[]> {
  const { id } = site.known.website;
  const pages = await app.db.forWebsite(id, (tx) => indexablePages(tx, site.subdomain));
  const found = pages.flatMap(({ path, changedAt, pictures, translations }) =>
    inEachLanguage(site, path, translations, { changed: changedAt, pictures }),
  );
  const entries =
    site.subdomain === ''
      ? (await app.db.forWebsite(id, indexableEntries)).flatMap(
          ({ path, changedAt, pictures, languages }) => {
            const translations = languages.map((language) => ({
              language,
              path: pathInLanguage(language, path),
            }));
            return inEachLanguage(site, path, translations, { changed: changedAt, pictures });
          },
        )
      : [];
  return [...found, ...(sells(site) ? [{ path: '/shop' }] : []), ...entries];
}

/** Posts of the last days, each in the languages in which it can be read. @throws 404 on a site without posts */
async function newsOf(app: App, { known, subdomain }: FoundSite, parts: ShownParts) {
  const news =
    subdomain === '' ? await app.db.forWebsite(known.website.id, (tx) => recentNews(tx, known)) : [];
  if (news.length === 0) throw notFound();
  for (const { type, entries } of news) parts.feed({ type, term: null, entries });
  const main = languageOf(known.website.locale);
  const all = news.flatMap(({ entries, language }) =>
    entries.map(({ href, name, date }) => ({
      path: language ? pathInLanguage(language, href) : href,
      title: name,
      date,
      language: language ?? main,
    })),
  );
  const oldest = Math.min(...all.map(({ date }) => Date.parse(date)));
  if (oldest < Infinity) parts.until(oldest + NEWS_DAYS * DAY - Date.now());
  return all;
}

async function productsOf(app: App, site: FoundSite, part: number): Promise<SitemapEntry[]> {
  if (!sells(site)) return [];
  const { id } = site.known.website;
  const limit = partOf(site);
  const products = await app.db.forWebsite(id, (tx) =>
    indexableProducts(tx, { offset: (part - 1) * limit, limit }),
  );
  return products.flatMap(({ path, pictures, languages }) => {
    const translations = languages.map((language) => ({ language, path: pathInLanguage(language, path) }));
    return inEachLanguage(site, path, translations, { pictures });
  });
}

/** An entry for each language in which a page, an entry of a content type or a product can be read; each names all of them. */
function inEachLanguage(
  { known }: FoundSite,
  path: string,
  translations: readonly { language: string; path: string }[],
  about: Pick<SitemapEntry, 'changed' | 'pictures'>,
): SitemapEntry[] {
  const all = [{ language: languageOf(known.website.locale), path }, ...translations];
  const alternates = translations.length > 0 ? [...all, { language: 'x-default', path }] : [];
  return all.map((each) => ({ ...about, path: each.path, alternates }));
}
