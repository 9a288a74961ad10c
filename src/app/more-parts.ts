import { feedsOf, loadEntryLists } from '../features/entries/web/index.ts';
import type { loadMoreContext } from '../features/pages/web/index.ts';

type Load = (typeof loadMoreContext)['defaultValue'];

/** The data of blocks of features that come after pages. */
export const loadMoreParts: NonNullable<Load> = async (context, blocks, url) => {
  const entries = await loadEntryLists(context, blocks, url);
  return { entries, listPage: entries.page, feeds: feedsOf(entries) };
};
