import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { layout } from '../../messages/layout/area.ts';
import { data, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Page, pagesContract } from '../../contract.ts';
import { formAction } from '../../../forms/web/index.ts';
import { pathOf, useStart } from '../start.ts';
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
  const [segment] = url.pathname.split('/').filter(Boolean);
  const slug = params['dynamic'] ?? (params['id'] ? undefined : (segment ?? 'homepage'));
  const query = slug === undefined ? { _id: params['id'] } : { slug };
  const page = await call('GET /api/page', { query }).catch((error: unknown) => {
    // A malformed address is a missing page.
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
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
    };
  },
};

export function Component() {
  const t = useMessages(layout);
  const { page, ...parts } = useLoaderData<Shown>();
  const { website, navigation } = useStart();
  const home = { label: navigation.find(({ slug }) => pathOf(slug) === '/')?.label ?? t.home, href: '/' };
  const here = { label: page.label || page.name, href: pathOf(page.slug) };
  const about = {
    crumbs: here.href === '/' ? [home] : [home, here],
    timeZone: website.timezone,
    locale: website.locale,
  };
  return <PageBlocks key={page._id} blocks={page.blocks} parts={parts} about={about} />;
}
