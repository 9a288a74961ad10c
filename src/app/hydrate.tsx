import '../lib/ui/site.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { openPlayer, playerWaits } from '../features/audio/web/index.ts';
import { loadMoreContext } from '../features/pages/web/index.ts';
import { BlockViewsContext, fetchViewsContext } from '../features/pages/web/public/block-views-context.ts';
import { loadMissingChunksAsDocuments } from '../lib/ui/behaviour/chunk-reload.ts';
import { followLinks } from '../lib/ui/behaviour/follow-links.ts';
import { reportVisits } from '../lib/ui/behaviour/keep-offline.ts';
import { prefetchScreens } from '../lib/ui/behaviour/prefetch.ts';
import { findWording, messagesReady } from '../lib/messages/area.ts';
import type { SiteWording } from '../lib/messages/site-wording.ts';
import { browserBlockViews, fetchBlockViews } from './browser-block-views.ts';
import { loadMoreParts } from './more-parts.ts';
import { routerForPage } from './rendering/page-router.ts';
import { routes } from './routes.ts';

/** Loads the wording of the site, which the document names. @throws if the site has changed it since */
async function fetchWording(): Promise<void> {
  const { words } = document.documentElement.dataset;
  if (!words) return;
  const answer = await fetch(words);
  if (!answer.ok) throw new Error('The words of this page are gone.');
  const own = (await answer.json()) as SiteWording;
  findWording(() => own);
}

/**
 * Resolves once React handles events on the page: to false if it can't yet, and the page works without it.
 * @param leaving whether a form is being sent without script: the page then stays as it is until the answer replaces it
 */
export async function takeOver(leaving: () => boolean): Promise<boolean> {
  const element = document.getElementById('root');
  await Promise.all([messagesReady(), fetchWording()]);
  const router = await routerForPage(routes, (context) => {
    context.set(fetchViewsContext, fetchBlockViews);
    context.set(loadMoreContext, loadMoreParts);
  });
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
