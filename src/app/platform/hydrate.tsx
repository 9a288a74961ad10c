import '../../lib/ui/site.css';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { type Surroundings, SurroundingsContext } from '../../features/platform/web/public/surroundings.ts';
import { messagesReady } from '../../lib/messages/area.ts';
import { loadMissingChunksAsDocuments } from '../../lib/ui/behaviour/chunk-reload.ts';
import { followLinks } from '../../lib/ui/behaviour/follow-links.ts';
import { prefetchScreens } from '../../lib/ui/behaviour/prefetch.ts';
import { routerForPage } from '../rendering/page-router.ts';
import { platformRoutes } from './routes.ts';

/** Takes over a screen of the platform, as `src/app/hydrate.tsx` does for those of sites. */
export async function takeOver(leaving: () => boolean): Promise<boolean> {
  const element = document.getElementById('root');
  const surroundings = document.querySelector('script#surroundings')?.textContent;
  await messagesReady();
  const router = await routerForPage(platformRoutes());
  if (!router || !element || !surroundings) return false;
  if (leaving()) return true;
  prefetchScreens(router);
  loadMissingChunksAsDocuments(router);
  followLinks(router);
  startTransition(() => {
    hydrateRoot(
      element,
      <StrictMode>
        <SurroundingsContext value={JSON.parse(surroundings) as Surroundings}>
          <RouterProvider router={router} />
        </SurroundingsContext>
      </StrictMode>,
    );
  });
  return true;
}
