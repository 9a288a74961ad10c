import type { ReactNode } from 'react';
import { directionOf } from '../../../../lib/values/direction.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { baseOf, callsOf, inPageLanguage, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Page, pagesContract } from '../../contract.ts';
import { formAction } from '../../../forms/web/index.ts';
import type { Language } from '../../../../lib/messages/languages.ts';
import type { MenuLink } from '../../menus-contract.ts';
import { homeIn, pathOf, useStart } from '../start.ts';
import { loadParts, type Parts } from './load-parts.ts';
import { PageBlocks } from './page-blocks.tsx';

interface Shown extends Parts {
  page: Page;
}

/** @public Used by the route together with the rest of this module. */
export const action = formAction;

/** The rule of spec.md section 2: by address, else by id, else the page with the address `homepage`. */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof pagesContract>(context);
  const url = new URL(request.url);
  const base = baseOf(context);
  const [segment] = url.pathname.slice(base.length).split('/').filter(Boolean);
  const slug = params['dynamic'] ?? (params['id'] ? undefined : (segment ?? 'homepage'));
  const query = { ...(slug === undefined ? { _id: params['id'] } : { slug }), ...inPageLanguage(context) };
  const page = await call('GET /api/page', { query }).catch((error: unknown) => {
    // A malformed address is a missing page.
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
  // It may be translated tomorrow.
  if (page.movedTo && page.untranslated) throw redirect(page.movedTo + url.search, 302);
  if (page.movedTo) throw redirect(page.movedTo + url.search, 301);
  const asked = slug === 'homepage' ? (segment ? '/homepage' : '/') : `/${slug}`;
  // A renamed page has moved permanently; the query is kept.
  if (slug !== undefined && pathOf(page.slug) !== asked) throw redirect(pathOf(page.slug) + url.search, 301);
  return { page, ...(await loadParts(context, page.blocks, url)) };
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown) => {
    if (!shown) return { title: '' };
    const { name, seo, height } = shown.page;
    const { listPage, feeds } = shown.more;
    return {
      title: seo.title || name,
      ...(seo.description ? { description: seo.description } : {}),
      ...(seo.noIndex ? { noIndex: true } : {}),
      ...(seo.picture ? { picture: seo.picture } : {}),
      ...(feeds ? { feeds } : {}),
      height,
      ...(listPage ? { page: listPage } : {}),
      ...(shown.page.languages ? { languages: shown.page.languages } : {}),
    };
  },
};

/** A page that isn't translated, in a document of another language: read aloud and laid out in its own. */
function Original({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <div className="original" lang={language} dir={directionOf(language)}>
      {children}
    </div>
  );
}

export function Component() {
  const t = useMessages(layout);
  const { page, ...parts } = useLoaderData<Shown>();
  const start = useStart();
  const { website, navigation, menus, base, other } = start;
  const named = other ? menus.header.find(isHome) : navigation.find(({ slug }) => pathOf(slug) === '/');
  const home = { label: named?.label ?? t.home, href: homeIn(base) };
  const path = pathOf(page.slug);
  const here = { label: page.label || page.name, href: path === '/' ? home.href : base + path };
  const about = {
    crumbs: path === '/' ? [home] : [home, here],
    timeZone: website.timezone,
    locale: website.locale,
  };
  function isHome({ href }: MenuLink) {
    return href === homeIn(base);
  }
  const blocks = <PageBlocks key={page._id} blocks={page.blocks} parts={parts} about={about} />;
  const isOriginal = other && !page.languages?.includes(other);
  return isOriginal ? <Original language={start.main}>{blocks}</Original> : blocks;
}
