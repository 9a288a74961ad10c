import '../lib/ui/site.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { openPlayer, playerWaits } from '../features/audio/web/index.ts';
import { BlockViewsContext, fetchViewsContext } from '../features/pages/web/public/block-views-context.ts';
import { loadMoreContext } from '../features/pages/web/index.ts';
import type { Contract } from '../lib/http/contract.ts';
import { browserClient } from '../lib/http/client.ts';
import { loadMissingChunksAsDocuments } from '../lib/ui/behaviour/chunk-reload.ts';
import { followLinks } from '../lib/ui/behaviour/follow-links.ts';
import { reportVisits } from '../lib/ui/behaviour/keep-offline.ts';
import { prefetchScreens } from '../lib/ui/behaviour/prefetch.ts';
import { findOwnWords, messagesReady, pageLanguage } from '../lib/messages/area.ts';
import type { OwnWords } from '../lib/messages/own-words.ts';
import { clientContext, languageContext } from '../lib/ui/screen.ts';
import { browserBlockViews, fetchBlockViews } from './browser-block-views.ts';
import { loadMoreParts } from './more-parts.ts';
import { routes } from './routes.ts';

const client = browserClient<Contract>();

/** The answer to a form that was sent without script. It cannot be requested again, so the router starts from it. */
async function readAnswer(): Promise<HydrationState | undefined> {
  const written = document.querySelector('script#answer')?.textContent;
  if (!written) return undefined;
  // The router accepts data only for routes whose code is loaded.
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return JSON.parse(written) as HydrationState;
}

function createRouter(from: RouteObject[], hydrationData?: HydrationState): DataRouter {
  return createBrowserRouter(from, {
    ...(hydrationData ? { hydrationData } : {}),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(languageContext, pageLanguage());
      context.set(fetchViewsContext, fetchBlockViews);
      context.set(loadMoreContext, loadMoreParts);
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

/** Loads what the site says in its own words, which the document names. @throws if the site has changed it since */
async function fetchOwnWords(): Promise<void> {
  const { words } = document.documentElement.dataset;
  if (!words) return;
  const answer = await fetch(words);
  if (!answer.ok) throw new Error('The words of this page are gone.');
  const own = (await answer.json()) as OwnWords;
  findOwnWords(() => own);
}

/**
 * A router that is ready to render what the server rendered; null if the loaders or the page's code can't be loaded now.
 * Only a router that starts with data leaves the scroll position alone, so another router fetches the data and is dropped.
 */
async function routerForPage(): Promise<DataRouter | null> {
  // Every document starts with the key `default`, which would give one page the scroll position of another.
  history.replaceState({ key: Math.random().toString(36).slice(2), ...history.state }, '');
  const answer = await readAnswer();
  let missing = false;
  const note = () => {
    missing = true;
  };
  addEventListener('vite:preloadError', note);
  const first = createRouter(routes, answer);
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
  return createRouter(first.routes, state);
}

/**
 * Resolves once React handles events on the page: to false if it can't yet, and the page works without it.
 * @param leaving whether a form is being sent without script: the page then stays as it is until the answer replaces it
 */
export async function takeOver(leaving: () => boolean): Promise<boolean> {
  const element = document.getElementById('root');
  await Promise.all([messagesReady(), fetchOwnWords()]);
  const router = await routerForPage();
  if (!router || !element) return false;
  if (leaving()) return true;
  prefetchScreens(router);
  reportVisits(router);
  loadMissingChunksAsDocuments(router);
  followLinks(router);
  // In small steps, between which the page responds; a press speeds it up.
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <BlockViewsContext value={{ views: browserBlockViews, broken: new Set() }}>
          <RouterProvider router={router} />
        </BlockViewsContext>
      </StrictMode>,
    );
  });
  if (playerWaits()) void openPlayer();
  return true;
}
