import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { indexableEntries, NEWS_DAYS, recentNews, writesPosts } from '../../features/entries/server/index.ts';
import { indexablePages } from '../../features/pages/server/index.ts';
import { countIndexableProducts, indexableProducts } from '../../features/products/server/index.ts';
import type { FoundSite } from '../../features/websites/server/index.ts';
import { notFound } from '../../lib/errors.ts';
import type { RequestContext, Site } from '../../lib/http/requests/request-context.ts';
import { addressIn, originIn, pathStart } from '../../lib/links/site-addresses.ts';
import { languageOf } from '../../lib/messages/languages.ts';
import type { App } from '../app.ts';
import { shareSeo } from '../cache/share-answers.ts';
import type { ShownParts } from '../cache/shown-parts.ts';
import { redirectElsewhere } from '../http/platform-host.ts';
import { alternates } from './alternates.ts';
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

  share('/robots.txt', 'text/plain; charset=utf-8', async (found, { context }, parts) => {
    const { id } = found.known.website;
    parts.list('pages');
    const hasNews = found.subdomain === '' && (await app.db.forWebsite(id, writesPosts));
    const starts = languagesAt(found).map((language) => startAt(found, language));
    return robots(originAt(found, context), starts, hasNews);
  });
  share('/sitemap-news.xml', XML, async (found, { context }, parts) => {
    parts.list('pages');
    const news = await newsOf(app, found, context, parts);
    return newsSitemapXml(originAt(found, context), found.known.website.name, news);
  });
  share('/sitemap.xml', XML, async (site, { context }, parts) => {
    const origin = originAt(site, context);
    await watch(site, parts);
    const lists = await countParts(app, site);
    return lists === 1
      ? sitemapXml(origin, [
          ...(await pagesOf(app, site, context)),
          ...(await productsOf(app, site, context, 1)),
        ])
      : sitemapIndexXml(
          origin,
          Array.from({ length: lists + 1 }, (_, part) => `/sitemap-${part}.xml`),
        );
  });
  // Part 0 lists pages, later parts list products.
  share('/sitemap-:part.xml', XML, async (site, request, parts) => {
    const { part = '' } = request.params as { part?: string };
    const { context } = request;
    if (!/^(0|[1-9]\d{0,4})$/.test(part)) throw notFound();
    await watch(site, parts);
    if (Number(part) > (await countParts(app, site))) throw notFound();
    const entries =
      part === '0' ? await pagesOf(app, site, context) : await productsOf(app, site, context, Number(part));
    // On the host of a language, a part has only what is translated.
    if (entries.length === 0 && site.language === null) throw notFound();
    return sitemapXml(originAt(site, context), entries);
  });
  share('/feed.xml', 'application/atom+xml; charset=utf-8', async (found, { context }, parts) => {
    const { known, subdomain } = found;
    const { id, name, locale } = known.website;
    parts.list('pages');
    const pages = await app.db.forWebsite(id, (tx) => indexablePages(tx, subdomain));
    return atomFeed({ origin: originIn(siteIn(context), null, subdomain), name, locale }, pages);
  });
  serveEntries(app, share);
  share('/manifest.webmanifest', 'application/manifest+json; charset=utf-8', async (found) =>
    JSON.stringify(webManifest(found)),
  );
  answer('/social/:mark/:name', (_site, request, reply) => answerShare(app, request, reply));
}

const siteIn = ({ site }: RequestContext): Site => site as Site;

/** Of the host that was requested. */
const originAt = ({ language, subdomain }: FoundSite, context: RequestContext): string =>
  originIn(siteIn(context), language, subdomain);

/** The languages that the requested host shows; null for the main one. */
const languagesAt = ({ known, language }: FoundSite): readonly (string | null)[] =>
  language === null
    ? [null, ...known.website.languages.filter((one) => known.languageHosts[one] === undefined)]
    : [language];

const startAt = ({ known }: FoundSite, language: string | null): string =>
  pathStart(known.languageHosts, language);

async function watch(site: FoundSite, parts: ShownParts): Promise<void> {
  parts.list('pages');
  if (sells(site)) await parts.watchProducts();
}

/** Paths for crawlers to skip: private ones, and those that differ for each visitor. */
const robots = (origin: string, starts: readonly string[], hasNews: boolean): string =>
  [
    'User-agent: *',
    ...['/admin', '/account', '/order', '/api/', '/preview/'].map((path) => `Disallow: ${path}`),
    ...starts
      .filter(Boolean)
      .flatMap((start) => ['/account', '/order'].map((path) => `Disallow: ${start}${path}`)),
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

async function pagesOf(app: App, site: FoundSite, context: RequestContext): Promise<SitemapEntry[]> {
  const { id } = site.known.website;
  const pages = await app.db.forWebsite(id, (tx) => indexablePages(tx, site.subdomain));
  const entries = site.subdomain === '' ? await app.db.forWebsite(id, indexableEntries) : [];
  const [found = [], listed = []] = [pages, entries].map((all) =>
    all.flatMap(({ path, changedAt, pictures, languages }) =>
      inEachLanguage(site, context, { path, languages }, { changed: changedAt, pictures }),
    ),
  );
  return [...found, ...(sells(site) ? [{ path: '/shop' }] : []), ...listed];
}

/** Posts of the last days, each in the languages in which it can be read. @throws 404 on a site without posts */
async function newsOf(app: App, found: FoundSite, context: RequestContext, parts: ShownParts) {
  const { known, subdomain } = found;
  const news =
    subdomain === '' ? await app.db.forWebsite(known.website.id, (tx) => recentNews(tx, known)) : [];
  if (news.length === 0) throw notFound();
  for (const { type, entries } of news) parts.feed({ type, term: null, entries });
  const main = languageOf(known.website.locale);
  const here = languagesAt(found);
  const shown = news.filter(({ language }) => here.includes(language ?? null));
  const all = shown.flatMap(({ entries, language }) =>
    entries.map(({ href, name, date }) => ({
      path: addressIn(siteIn(context), language ?? null, href),
      title: name,
      date,
      language: language ?? main,
    })),
  );
  const oldest = Math.min(...all.map(({ date }) => Date.parse(date)));
  if (oldest < Infinity) parts.until(oldest + NEWS_DAYS * DAY - Date.now());
  return all;
}

async function productsOf(
  app: App,
  site: FoundSite,
  context: RequestContext,
  part: number,
): Promise<SitemapEntry[]> {
  if (!sells(site)) return [];
  const { id } = site.known.website;
  const limit = partOf(site);
  const products = await app.db.forWebsite(id, (tx) =>
    indexableProducts(tx, { offset: (part - 1) * limit, limit }),
  );
  return products.flatMap(({ path, pictures, languages }) =>
    inEachLanguage(site, context, { path, languages }, { pictures }),
  );
}

/**
 * An entry for each language of the requested host in which a page, an entry of a content type or a product can be read; each names all
 * languages. The sitemap of a host lists only its own addresses.
 */
function inEachLanguage(
  found: FoundSite,
  context: RequestContext,
  { path, languages }: { path: string; languages: readonly string[] },
  about: Pick<SitemapEntry, 'changed' | 'pictures'>,
): SitemapEntry[] {
  const named = alternates(found.known.website.locale, path, languages, {
    site: siteIn(context),
    subdomain: found.subdomain,
  }).map(({ language, href }) => ({ language, path: href }));
  return languagesAt(found)
    .filter((language) => language === null || languages.includes(language))
    .map((language) => ({
      ...about,
      path: addressIn(siteIn(context), language, path, found.subdomain),
      alternates: named,
    }));
}
