import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, foundAll, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { Site } from '../../../../lib/http/requests/request-context.ts';
import { readEntryPath } from '../../../../lib/links/entry-path.ts';
import { requestAddress } from '../../../../lib/links/request-address.ts';
import { safeHref } from '../../../../lib/links/safe-href.ts';
import { redirectPath } from '../../redirect-path.ts';
import { type NewRedirect, type Redirect, redirectsContract } from '../../redirects-contract.ts';
import { forgetMissing, listMissing } from './missing-queries.ts';
import { pageAddress } from '../editing/page-address.ts';
import { lockPlaces } from '../place-queries.ts';
import { findPageById } from '../queries.ts';
import {
  countRedirects,
  deleteRedirects,
  findRedirect,
  findRedirectAt,
  findRedirectById,
  insertRedirect,
  leadOn,
  listRedirects,
  MOST_REDIRECTS,
  pageAtPlace,
  pathOfPage,
  type RedirectRow,
  type Target,
  updateRedirect,
} from './redirect-queries.ts';
import { staffWords } from '../staff-words.ts';

export function redirectOperations() {
  return operations(redirectsContract, {
    'GET /api/redirects': (request) =>
      request.db(async (tx) => (await listRedirects(tx)).map((row) => present(row, request.site))),

    'POST /api/redirect': (request, { body }) =>
      request.db(async (tx) => {
        const { site } = request;
        await lockPlaces(tx);
        if ((await countRedirects(tx)) >= MOST_REDIRECTS)
          throw conflict(staffWords().mostRedirects({ count: MOST_REDIRECTS }));
        const row = await settle(tx, site, body);
        const id = await insertRedirect(tx, row);
        if (!id) throw conflict(staffWords().editThatRedirect);
        return finish(tx, site, id, row);
      }),

    'PUT /api/redirect/{id}': (request, { params, body }) =>
      request.db(async (tx) => {
        const { site } = request;
        await lockPlaces(tx);
        if (!(await findRedirectById(tx, params.id))) throw notFound();
        const row = await settle(tx, site, body);
        const taken = await findRedirectAt(tx, row.subdomain, row.from_path);
        if (taken && taken.id !== params.id) throw conflict(staffWords().redirectTaken);
        await updateRedirect(tx, params.id, row);
        return finish(tx, site, params.id, row);
      }),

    'DELETE /api/redirect/{id}': (request, { params }) =>
      request.db(async (tx) => {
        if (!(await deleteRedirects(tx, [params.id]))) throw notFound();
        return undefined;
      }),

    'POST /api/redirects/delete': (request, { body: { redirects } }) =>
      request.db(async (tx) => {
        foundAll(redirects, await deleteRedirects(tx, redirects), staffWords().oneRedirectGone);
        return undefined;
      }),

    'GET /api/missing': (request) =>
      request.db(async (tx) =>
        (await listMissing(tx)).map(({ first_at: firstAt, last_at: lastAt, ...row }) => ({
          ...row,
          firstAt: firstAt.toISOString(),
          lastAt: lastAt.toISOString(),
        })),
      ),

    'POST /api/missing/forget': (request, { body: { path, subdomain = '', addresses } }) =>
      request.db(async (tx) => {
        await forgetMissing(tx, path === undefined ? addresses : [{ path, subdomain }]);
        return undefined;
      }),
  });
}

type Row = { subdomain: string; from_path: string } & Target;

/** The final target of an entry: through other entries, and to the page itself if the address is a page's. */
async function settle(tx: Tx, site: Site, asked: NewRedirect): Promise<Row> {
  const { from, page, to, subdomain = '' } = asked;
  const there = slugIn(from);
  const living = there === null ? null : await pageAtPlace(tx, { subdomain, slug: there });
  if (living?.lives) throw conflict(staffWords().pageUsesAddress);
  if (page !== undefined) {
    if (!(await findPageById(tx, page, 'draft'))) throw notFound(staffWords().targetGone);
    return { subdomain, from_path: from, page_id: page, to_address: null };
  }
  const address = to ?? '/';
  const path = pathOn(site, address);
  if (path === null) return { subdomain, from_path: from, page_id: null, to_address: address };
  if (path === from) throw invalid(staffWords().redirectLoop, { to: staffWords().redirectLoop });
  const slug = slugIn(path);
  const at = slug === null ? null : await pageAtPlace(tx, { subdomain: '', slug });
  if (at && !address.includes('#')) return { subdomain, from_path: from, page_id: at.id, to_address: null };
  const further = await findRedirectAt(tx, '', path);
  if (!further) return { subdomain, from_path: from, page_id: null, to_address: address };
  const { page_id, to_address } = further;
  if (subdomain === '' && to_address !== null && pathOn(site, to_address) === from)
    throw invalid(staffWords().redirectLoop, { to: staffWords().redirectLoop });
  return { subdomain, from_path: from, page_id, to_address };
}

/** The path of an address on the site's main host, as redirects compare it; `null` for another host. */
function pathOn({ origin }: Site, address: string): string | null {
  const { origin: where, pathname, search } = new URL(address, origin);
  return where === origin ? redirectPath(pathname, search) : null;
}

/** The page address that a path may be; pages are in the first segment only. */
function slugIn(path: string): string | null {
  if (path === '/') return 'homepage';
  return /^\/([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(path)?.[1] ?? null;
}

async function finish(tx: Tx, site: Site, id: string, row: Row): Promise<Redirect> {
  if (row.subdomain === '')
    await leadOn(tx, [row.from_path, `${site.origin}${row.from_path}`], {
      page_id: row.page_id,
      to_address: row.to_address,
    });
  await forgetMissing(tx, [{ path: row.from_path, subdomain: row.subdomain }]);
  const made = await findRedirectById(tx, id);
  if (!made) throw notFound();
  return present(made, site);
}

const present = (row: RedirectRow, site: Site): Redirect => ({
  _id: row.id,
  subdomain: row.subdomain,
  from: row.from_path,
  to: targetOf(row, site),
  page: row.page_id
    ? { _id: row.page_id, name: row.name ?? '', published: row.published_version !== null }
    : null,
  createdAt: row.created_at.toISOString(),
});

function targetOf(row: RedirectRow, site: Site): string {
  if (row.to_address !== null) return row.to_address;
  const home = row.page_subdomain ?? '';
  return home === row.subdomain
    ? pathOfPage(row.slug, row.place)
    : pageAddress(site, { subdomain: home, slug: row.slug ?? '' });
}

/** What an address with a date would be without it: an entry that redirects from one does so from the other. */
function withoutDate(path: string | null): string | null {
  const entry = path === null ? null : readEntryPath(path);
  return entry && `/${entry.type}/${entry.slug}`;
}

/**
 * What a further page of a list belongs to, such as `/category/clay/page/2` or `/page/2` of WordPress. Its entries are on other pages
 * here, so the beginning of the list is the right place.
 */
function furtherPaths(path: string | null): string[] {
  const [, list = '', page = ''] = /^(.*)(\/page)\/\d{1,6}$/.exec(path ?? '') ?? [];
  return page === '' ? [] : [list, list + page].filter((each) => each !== '');
}

const SEARCH = '?s=';
/** As many as the search takes. */
const MOST_WORDS = 100;

/**
 * The redirect for a request that found nothing: by path and query, else by path alone, which keeps the query, else by that without the
 * date of an entry or the number of a page. One from `/?s=` is for all searches, and keeps the words.
 * @param path as requested, with the query
 */
export async function redirectFor(tx: Tx, site: Site, path: string): Promise<string | null> {
  const url = requestAddress(path);
  if (!url) return null;
  const { pathname, search, searchParams } = url;
  const plain = redirectPath(pathname);
  const words = searchParams.get('s');
  const paths = [
    redirectPath(pathname, search),
    words === null ? null : redirectPath(pathname, SEARCH),
    plain,
    withoutDate(plain),
    ...furtherPaths(plain),
  ].filter((each) => each !== null);
  if (paths.length === 0) return null;
  const row = await findRedirect(tx, site.subdomain, [...new Set(paths)]);
  if (!row) return null;
  const target = safeHref(targetOf(row, site));
  if (target === null) return null;
  if (words !== null && row.from_path.endsWith(SEARCH) && !/[?#]/.test(target))
    return `${target}?${new URLSearchParams({ q: words.trim().slice(0, MOST_WORDS) })}`;
  // A target on another host is absolute; one on this host stays relative.
  return row.from_path.includes('?') || target.includes('?') || !search || target.includes('#')
    ? target
    : `${target}${search}`;
}
