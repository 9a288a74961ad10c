import '../lib/ui/fonts.css';
import '../lib/ui/site.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { BlockViewsContext } from '../features/pages/web/public/block-views-context.ts';
import type { Contract } from '../lib/http/contract.ts';
import { browserClient } from '../lib/http/client.ts';
import { followLinks } from '../lib/ui/behaviour/follow-links.ts';
import { prefetchScreens } from '../lib/ui/behaviour/prefetch.ts';
import { clientContext } from '../lib/ui/screen.ts';
import { blockViews } from './block-views.ts';
import { routes } from './routes.ts';

const root = document.getElementById('root');
if (root) {
  const client = browserClient<Contract>();
  const router = createBrowserRouter(routes, {
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, client);
      return context;
    },
  });
  prefetchScreens(router);
  const begin = () => {
    followLinks(router);
    hydrateRoot(
      root,
      <StrictMode>
        <BlockViewsContext value={{ views: blockViews, broken: new Set() }}>
          <RouterProvider router={router} />
        </BlockViewsContext>
      </StrictMode>,
    );
  };
  // The HTML carries no data: the loaders fetch it, and only then does React take over what is on the screen.
  if (router.state.initialized) begin();
  else {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      begin();
    });
  }
}
