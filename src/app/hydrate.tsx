import '../lib/ui/site.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type HydrationState, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { openPlayer, playerWaits } from '../features/audio/web/index.ts';
import { BlockViewsContext, fetchViewsContext } from '../features/pages/web/public/block-views-context.ts';
import type { Contract } from '../lib/http/contract.ts';
import { browserClient } from '../lib/http/client.ts';
import { followLinks } from '../lib/ui/behaviour/follow-links.ts';
import { keepOffline } from '../lib/ui/behaviour/keep-offline.ts';
import { prefetchScreens } from '../lib/ui/behaviour/prefetch.ts';
import { clientContext } from '../lib/ui/screen.ts';
import { browserBlockViews, fetchBlockViews } from './browser-block-views.ts';
import { routes } from './routes.ts';

/**
 * What a form was answered with that was sent before script was there: script goes on from it, as nobody can ask for it
 * again. The router takes it only where it need not fetch the screen's code first.
 */
async function readAnswer(): Promise<{ hydrationData?: HydrationState }> {
  const written = document.querySelector('script#answer')?.textContent;
  if (!written) return {};
  for (const { route } of matchRoutes(routes, location) ?? [])
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return { hydrationData: JSON.parse(written) as HydrationState };
}

/**
 * Resolves when React listens to what happens on the page.
 * @param leaving whether a form is on its way without script: then the page stays as it is until the answer replaces it
 */
export async function takeOver(leaving: () => boolean): Promise<void> {
  const element = document.getElementById('root');
  if (!element) return;
  const client = browserClient<Contract>();
  const router = createBrowserRouter(routes, {
    ...(await readAnswer()),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      context.set(fetchViewsContext, fetchBlockViews);
      return context;
    },
  });
  prefetchScreens(router);
  if (!import.meta.env.DEV) keepOffline(router);
  const begin = () => {
    followLinks(router);
    // In small steps, between which the page answers; a press hurries it.
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
  };
  // The HTML carries no data: the loaders fetch it, and only then does React take over what is on the screen.
  return new Promise((resolve) => {
    const ready = () => {
      if (!router.state.initialized) return false;
      if (!leaving()) begin();
      resolve();
      return true;
    };
    if (ready()) return;
    const stop = router.subscribe(() => {
      if (ready()) stop();
    });
  });
}
