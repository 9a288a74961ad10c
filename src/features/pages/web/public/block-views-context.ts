import { type ComponentType, createContext, type ReactNode } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs } from 'react-router';
import type { Block, BlockViews } from '../../../../lib/content/block-kind.ts';

/** The views of all blocks, which only the app knows, and the ids of blocks that failed on the server. */
export const BlockViewsContext = createContext<{
  views: BlockViews;
  broken: ReadonlySet<string>;
  /** In the admin: sample data for previews, where a site has none yet. */
  samples?: ComponentType<{ children: ReactNode }>;
}>({
  views: new Map(),
  broken: new Set(),
});

/** Set in the browser, where views of rare blocks are fetched when a page has them. */
export const fetchViewsContext = createRouterContext<(blocks: readonly Block[]) => Promise<void>>(
  async () => undefined,
);

/** For loaders of pages: resolves when all views are loaded, so that nothing is missing for a moment. */
export const viewsReady = (context: LoaderFunctionArgs['context'], blocks: readonly Block[]): Promise<void> =>
  (context as { get(key: typeof fetchViewsContext): (blocks: readonly Block[]) => Promise<void> }).get(
    fetchViewsContext,
  )(blocks);
