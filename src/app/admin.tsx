import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import '@mantine/dropzone/styles.css';
import '@mantine/notifications/styles.css';
import '@mantine/spotlight/styles.css';
import '@mantine/tiptap/styles.css';
import './admin/admin.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { commitAll } from '../lib/admin-ui/editing/undoable.tsx';
import { takeKnownReplies } from './admin/shell/known-replies.ts';
import { Providers } from './admin/shell/providers.tsx';
import { queryClient } from './admin/shell/query-client.ts';
import { adminRoutes } from './admin-routes.tsx';
import { loadAdminWords } from './admin/words/index.ts';

// A delete that was confirmed is not undone by leaving the page.
addEventListener('pagehide', () => void commitAll());
takeKnownReplies(queryClient);

async function start(): Promise<void> {
  await loadAdminWords();
  const root = document.getElementById('root');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <RouterProvider router={createBrowserRouter(adminRoutes)} />
        </Providers>
      </StrictMode>,
    );
}
// Not awaited here: the file of the words imports shared files, which would wait for this one.
void start();
