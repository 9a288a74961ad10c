import { LRUCache } from 'lru-cache';
import { isReservedSlug } from '../../features/pages/slugs.ts';
import type { Operation } from '../../lib/http/handlers.ts';
import { withoutLanguage } from '../../lib/links/language-paths.ts';
import { languages } from '../../lib/messages/languages.ts';
import { iconPaths } from '../http/favicon.ts';

/** A request for something that is the same for every visitor. */
export interface CacheAddress {
  /** Path and relevant parameters in a fixed order; also the address that the screen is rendered for. */
  url: string;
  /** Whether a visitor can make up any number of such addresses that are answered with `200`. */
  invented: boolean;
  /** Pages show stock in words, calls as numbers. `found` is what crawlers and phones request beside pages. */
  kind: 'page' | 'call' | 'found';
  /** No page can have such an address; the cache keeps only that it is missing. */
  isNowhere?: true;
}

interface Shape {
  path: RegExp;
  /** Parameters whose values name records of the site. */
  named: readonly string[];
  /** Parameters that accept any value. */
  free: readonly string[];
}

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*';
/** A year, a month or a day in the address of an entry. If it isn’t that of the entry, the answer is a redirect, which isn’t kept. */
const date = '(?:/[12]\\d{3}(?:/(?:0[1-9]|1[0-2])(?:/(?:0[1-9]|[12]\\d|3[01]))?)?)?';
/** Another language of the site, in which its screens exist too. */
const language = `(?:/(?:${languages.join('|')}))?`;
const shape = (path: string, named: readonly string[] = [], free: readonly string[] = []): Shape => ({
  path: new RegExp(`^${path}$`),
  named,
  free,
});

/** Screens are rendered without any other parameters, so they cannot depend on them. */
const screens: readonly Shape[] = [
  shape(`${language}/shop`, ['collection'], ['q', 'from', 'to', 'stock', 'sort', 'show']),
  shape(`${language}/search`, [], ['q', 'kind', 'page']),
  shape(`${language}/product/${slug}`, [], ['variant']),
  shape(`${language}/service/${slug}`),
  // A page may list entries, by pages.
  shape(`/(?:${slug})?`, [], ['sent', 'page']),
  shape(`${language}/${slug}`, [], ['sent', 'page']),
  shape(`${language}/${slug}/[12]\\d{3}/(?:0[1-9]|1[0-2])`, [], ['page']),
  shape(`${language}/${slug}${date}/${slug}`, [], ['sent', 'comments', 'reply']),
  shape(`${language}/${slug}/(?:category|tag|author)/${slug}`, [], ['page']),
];

const found = shape(
  `/(?:robots\\.txt|sitemap(?:-\\d{1,5}|-news)?\\.xml|feed\\.xml|manifest\\.webmanifest|(?:(?:${languages.join('|')})/)?${slug}/(?:(?:(?:category|tag|author)/${slug}/)?(?:feed\\.xml|atom\\.xml|feed\\.json)|podcast\\.xml)|${slug}/(?:events\\.ics|${slug}/(?:event\\.ics|chapters\\.json|transcript\\.(?:vtt|txt)))|${Object.keys(
    iconPaths,
  )
    .map((path) => path.slice(1).replaceAll('.', '\\.'))
    .join('|')})`,
);

/** Parameters that grant access or request a draft. */
const special = ['token', 'key', 'claim', 'brand'];

/** Addresses of WordPress with a query, which may redirect. Without a redirect they show the home page. */
export const isFormer = (url: string): boolean => /^\/\?(?:(?:p|page_id|cat)=\d+$|tag=|s=)/.test(url);

const LONGEST = 1_000;
const MOST_READ = 2_000;

function isScreen(path: string): boolean {
  const [, first = '', second] = withoutLanguage(path).split('/');
  const own = second === undefined ? ['shop', 'search', 'playlist'] : ['product', 'service'];
  return own.includes(first) || !isReservedSlug(first);
}

/** Calls with the same answer for every visitor. */
const shared = [
  'GET /api/website',
  'GET /api/navigation',
  'GET /api/menus',
  'GET /api/page',
  'GET /api/pages',
  'GET /api/products',
  'GET /api/product/{id}',
  'GET /api/product/{id}/related',
  'GET /api/collections',
  'GET /api/services',
  'GET /api/service/{id}',
  'GET /api/form/{id}',
  'GET /api/search',
  'GET /api/entries',
  'GET /api/entry',
  'GET /api/audio',
  'GET /api/payment/keys/stripe/publishable',
];
/** These parameters name a record. Without the record the reply is 404, except that a subdomain without pages still has a menu. */
const namedOfCalls = ['slug', '_id'];
const refusedOfCalls = ['brand', 'state'];

function shapeOfCall({ call, endpoint }: Operation): Shape {
  const path = call.slice(4).replace(/\{\w+\}/g, '[a-z0-9-]+');
  const names = Object.keys(endpoint.query?.shape ?? {}).filter((name) => !refusedOfCalls.includes(name));
  return shape(
    path,
    names.filter((name) => namedOfCalls.includes(name)),
    names.filter((name) => !namedOfCalls.includes(name)),
  );
}

export type ReadAddress = (url: string) => CacheAddress | null;

/** @returns a function that reads the address of a request; it returns `null` if the answer is not shared */
export function addressReader(operations: readonly Operation[]): ReadAddress {
  const calls = operations.filter(({ call }) => shared.includes(call)).map(shapeOfCall);
  const read = new LRUCache<string, { address: CacheAddress | null }>({ max: MOST_READ });
  return (url) => {
    if (url.length > LONGEST) return null;
    const kept = read.get(url);
    if (kept) return kept.address;
    const address = readAddress(url, calls);
    read.set(url, { address });
    return address;
  };
}

function readAddress(url: string, calls: readonly Shape[]): CacheAddress | null {
  const mark = url.indexOf('?');
  const path = (mark < 0 ? url : url.slice(0, mark)).replace(/^(\/api\/\w+)\/$/, '$1');
  if (/%00/.test(url)) return null;
  if (found.path.test(path)) return { url: path, invented: false, kind: 'found' };
  const isCall = path.startsWith('/api/');
  const given = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  if (isFormer(url) || special.some((name) => given.has(name))) return null;
  const known = (isCall ? calls : screens).find((one) => one.path.test(path));
  if (!known || (!isCall && !isScreen(path))) return isCall ? null : nowhere(path);
  const { named, free } = known;
  const names = [...named, ...free];
  // A call refuses unknown parameters, and repeats of one.
  if (isCall && [...given.keys()].some((name) => !names.includes(name) || given.getAll(name).length > 1))
    return null;
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value || (isCall && value !== null)) kept.set(name, value ?? '');
  }
  return {
    url: kept.size > 0 ? `${path}?${kept}` : path,
    invented: free.some((name) => kept.has(name)),
    kind: isCall ? 'call' : 'page',
  };
}

/** Whether no page can have this address. Addresses of the product itself are not among them. */
function nowhere(path: string): CacheAddress | null {
  const first = (withoutLanguage(path).split('/')[1] ?? '').toLowerCase();
  if (first !== '404' && isReservedSlug(first)) return null;
  return { url: path, invented: true, kind: 'page', isNowhere: true };
}
