import { createContext } from 'react';
import type { BlockViews } from '../../../../lib/block-kind.ts';

/** The views of all blocks, which only the app knows, and the ids of blocks that failed on the server. */
export const BlockViewsContext = createContext<{ views: BlockViews; broken: ReadonlySet<string> }>({
  views: new Map(),
  broken: new Set(),
});
