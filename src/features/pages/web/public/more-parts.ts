import { createContext } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Feed } from '../../../../lib/ui/screen.ts';

/** Data for the blocks of later features, by feature. */
export type MoreParts = Readonly<Record<string, unknown>> & {
  /** The page that is shown of lists with several, from 1. */
  readonly listPage?: number;
  /** The feeds of what the page lists. */
  readonly feeds?: readonly Feed[];
};

/** Read by those blocks. `null` on the canvas. */
export const MorePartsContext = createContext<MoreParts | null>(null);

type Load = (
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
  url: URL | undefined,
) => Promise<MoreParts>;

/** How it is loaded. Set where screens are run, by the app, which knows all features. */
export const loadMoreContext = createRouterContext<Load>(async () => ({}));

/** For loaders of pages. @param url of the page, for lists with pages */
export const loadMore: Load = (context, blocks, url) =>
  (context as { get(key: typeof loadMoreContext): Load }).get(loadMoreContext)(context, blocks, url);
