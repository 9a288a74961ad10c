import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { browserClient } from '../../lib/http/client.ts';
import type { Contract } from '../../lib/http/contract.ts';
import { pageLanguage } from '../../lib/messages/area.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { pageBase } from '../../lib/ui/local-path.ts';
import { baseContext, clientContext, languageContext, otherContext } from '../../lib/ui/screen.ts';

const client = browserClient<Contract>();

/** The answer to a form that was sent without script. It cannot be requested again, so the router starts from it. */
async function readAnswer(routes: RouteObject[]): Promise<HydrationState | undefined> {
  const written = document.querySelector('script#answer')?.textContent;
  if (!written) return undefined;
  // The router accepts data only for routes whose code is loaded.
  for (const { route } of matchRoutes(routes, location, pageBase() || '/') ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return JSON.parse(written) as HydrationState;
}

/** Adds what loaders need besides the client and the language. */
type AddContext = (context: RouterContextProvider) => void;

function createRouter(from: RouteObject[], add: AddContext, hydrationData?: HydrationState): DataRouter {
  return createBrowserRouter(from, {
    ...(hydrationData ? { hydrationData } : {}),
    basename: pageBase() || '/',
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(languageContext, pageLanguage());
      context.set(baseContext, pageBase());
      context.set(otherContext, (document.documentElement.dataset['other'] ?? '') as Language | '');
      add(context);
      return context;
    },
  });
}

/** Runs the loaders of the current page, whose HTML contains no data. */
const initialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      stop();
      resolve();
    });
  });

/**
 * A router that is ready to render what the server rendered; null if the loaders or the page's code can't be loaded now.
 * Only a router that starts with data leaves the scroll position alone, so another router fetches the data and is dropped.
 */
export async function routerForPage(
  routes: RouteObject[],
  add: AddContext = () => undefined,
): Promise<DataRouter | null> {
  // Every document starts with the key `default`, which would give one page the scroll position of another.
  history.replaceState({ key: Math.random().toString(36).slice(2), ...history.state }, '');
  const answer = await readAnswer(routes);
  let missing = false;
  const note = () => {
    missing = true;
  };
  addEventListener('vite:preloadError', note);
  const first = createRouter(routes, add, answer);
  const { key: asked } = first.state.location;
  await initialized(first);
  removeEventListener('vite:preloadError', note);
  const { state } = first;
  if (missing || (state.errors && !document.querySelector('[data-error-screen]'))) {
    first.dispose();
    return null;
  }
  if (answer || state.location.key !== asked) return first;
  first.dispose();
  return createRouter(first.routes, add, state);
}
