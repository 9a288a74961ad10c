import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import type { Page } from '../features/pages/contract.ts';
import type { Block } from '../lib/content/block-kind.ts';
import { asksForDraft, type Start } from '../features/pages/web/start.ts';
import type { Website } from '../features/websites/contract.ts';
import { findBrokenBlocks } from '../features/pages/web/public/find-broken-blocks.ts';
import { BlockViewsContext } from '../features/pages/web/public/block-views-context.ts';
import type { Client, Contract } from '../lib/http/contract.ts';
import { siteAddress } from '../lib/links/site-address.ts';
import { isRefusal } from '../lib/ui/sentences.ts';
import { renderParts, renderWhole } from '../lib/ui/render-parts.tsx';
import type { Language } from '../lib/messages/languages.ts';
import { findWording } from '../lib/messages/area.ts';
import type { SiteWording } from '../lib/messages/site-wording.ts';
import { LanguageContext } from '../lib/messages/use-messages.ts';
import { BaseContext } from '../lib/ui/local-path.ts';
import { layout } from '../features/pages/messages/layout/area.ts';
import {
  baseContext,
  clientContext,
  type Head,
  languageContext,
  otherContext,
  type ScreenHandle,
} from '../lib/ui/screen.ts';
import { loadMoreContext } from '../features/pages/web/index.ts';
import { blockViews } from './block-views.ts';
import { loadMoreParts } from './more-parts.ts';
import { routes } from './routes.ts';

export { renderPlatform } from './platform/render-platform.tsx';

export interface RenderedScreen {
  kind: 'screen';
  status: number;
  /** An unexpected error of a loader, for the log. The screen shows none of it. */
  unexpected: unknown;
  body: string;
  head: Head;
  /** The page that the screen shows, if any. */
  page: ShownPage | null;
  /** The answer to a form, for the script that takes over. */
  answer: Pick<StaticHandlerContext, 'loaderData' | 'actionData'> | null;
  /** The site with its draft theme, if the owner requested a preview. */
  draft: Website | null;
  headers: Headers;
}
export interface Redirected {
  kind: 'redirect';
  status: number;
  location: string;
  headers: Headers;
}

/** By how addresses begin: each of the ten languages, and the main one of each site. */
const handlers = new Map<string, ReturnType<typeof createStaticHandler>>();

function handlerOf(base: string) {
  const handler = handlers.get(base) ?? createStaticHandler(routes, base === '' ? {} : { basename: base });
  handlers.set(base, handler);
  return handler;
}

/** The wording of the site that is being rendered: loaders and components of several sites run at the same time. */
const rendered = new AsyncLocalStorage<SiteWording | undefined>();
findWording(() => rendered.getStore());

/** The words of a rendered screen: a language, and what the site says otherwise in it. */
export interface ScreenWords {
  language: Language;
  own?: SiteWording | undefined;
  /** The same; null for the site's main one. */
  other: Language | null;
  /** How addresses in the language begin: `/de`; empty in the main one, and on the host of a language. */
  base: string;
}

/**
 * Runs a screen's loaders (or its action) and renders it.
 * @param call in-process calls, through the same guards as HTTP
 * @param bare leaves out the content of a missing screen
 */
export const render = (
  request: Request,
  call: Client<Contract>,
  words: ScreenWords,
  bare = false,
): Promise<RenderedScreen | Redirected> =>
  rendered.run(words.own, () => renderIn(words, request, call, bare));

async function renderIn(
  { language, other, base }: ScreenWords,
  request: Request,
  call: Client<Contract>,
  bare: boolean,
): Promise<RenderedScreen | Redirected> {
  const requestContext = new RouterContextProvider();
  requestContext.set(clientContext, call);
  requestContext.set(languageContext, language);
  requestContext.set(baseContext, base);
  requestContext.set(otherContext, other ?? '');
  requestContext.set(loadMoreContext, loadMoreParts);
  const context = await handlerOf(base).query(request, { requestContext });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return {
      kind: 'redirect',
      status: context.status,
      // Out of its language, the router leads by whole addresses only.
      location: siteAddress(location, new URL(request.url).origin) ?? location,
      headers: context.headers,
    };
  }
  const page = shownPage(context);
  const error = Object.values(context.errors ?? {})[0];
  const status = isRefusal(error) ? error.status : context.statusCode;
  return {
    kind: 'screen',
    status,
    unexpected: isRefusal(error) ? error.cause : isRouteErrorResponse(error) ? undefined : error,
    body: bare && status === 404 ? '' : renderBody(context, page, { language, base }),
    head: headOf(context, language),
    page,
    answer:
      request.method === 'POST' && !page && !context.errors
        ? { loaderData: context.loaderData, actionData: context.actionData }
        : null,
    draft: asksForDraft(request)
      ? ((context.loaderData['root'] as Start | undefined)?.website ?? null)
      : null,
    headers: lastOf(context.loaderHeaders) ?? new Headers(),
  };
}

function renderBody(
  context: StaticHandlerContext,
  page: ShownPage | null,
  { language, base }: Pick<ScreenWords, 'language' | 'base'>,
): string {
  const without = (broken: ReadonlySet<string>) => (
    <LanguageContext value={language}>
      <BaseContext value={base}>
        <BlockViewsContext value={{ views: blockViews, broken }}>
          <StaticRouterProvider
            // The matches carry their routes: to convert the whole list for each render would change nothing.
            router={createStaticRouter([], context)}
            context={context}
            hydrate={false}
          />
        </BlockViewsContext>
      </BaseContext>
    </LanguageContext>
  );
  const fails = (broken: ReadonlySet<string>): boolean => {
    try {
      renderWhole(without(broken));
      return false;
    } catch {
      return true;
    }
  };
  try {
    return renderParts(without(new Set()));
  } catch (error) {
    // Server rendering has no error boundaries: find the block that threw and leave it out.
    const broken = findBrokenBlocks(page?.laidOut ?? page?.blocks ?? [], fails);
    if (broken.size === 0) throw error;
    return renderParts(without(broken));
  }
}

const lastOf = <T,>(byRoute: Record<string, T>): T | undefined => Object.values(byRoute).at(-1);

/** `laidOut`: the blocks of an entry within those of its layout. */
type ShownPage = Page & { laidOut?: Block[] };

function shownPage(context: StaticHandlerContext): ShownPage | null {
  const data = context.matches.map(
    (match) => context.loaderData[match.route.id] as { page?: ShownPage } | undefined,
  );
  return data.findLast((each) => each?.page)?.page ?? null;
}

function headOf(context: StaticHandlerContext, language: Language): Head {
  const t = layout.in(language);
  if (context.errors)
    return { title: context.statusCode === 404 ? t.notFound : t.somethingWentWrong, noIndex: true };
  for (const match of context.matches.toReversed()) {
    const handle = match.route.handle as ScreenHandle | undefined;
    if (handle?.head) return handle.head(context.loaderData[match.route.id], language);
  }
  return { title: '' };
}
