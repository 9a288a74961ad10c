import { data, type LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { walkTree } from '../../../lib/content/block-tree.ts';
import type { Reply } from '../../../lib/http/contract.ts';
import { isRefusal } from '../../../lib/ui/sentences.ts';
import { callsOf, type Feed, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { entriesContract } from '../contract.ts';
import type { AudioTrack, audioContract } from '../../audio/contract.ts';
import type { EntrySummary } from '../entry-shapes.ts';
import type { EntryListProps } from './blocks/entry-list/block.ts';

export type EntryList = Reply<(typeof entriesContract)['GET /api/entries']>;

/** What the lists on a page show, by block. */
export interface EntryLists {
  lists: Readonly<Record<string, EntryList>>;
  /** What the episodes among them play. */
  tracks: readonly AudioTrack[];
  /** The path of the page, for links to its further pages. */
  path: string;
  /** The page that is shown of those with several, from 1. */
  page: number;
}

export const feedOfType = ({ slug, page }: EntryList['type']): Feed => ({
  title: page.name,
  href: `/${slug}/feed.xml`,
});

/** The feeds of all types that a page lists. */
export const feedsOf = ({ lists }: EntryLists): Feed[] => [
  ...new Map(Object.values(lists).map(({ type }) => [type._id, feedOfType(type)])).values(),
];

const MOST_PAGES = 2_000;

/** For loaders of lists: what the episodes among these entries play. */
export async function loadEpisodes(
  context: LoaderFunctionArgs['context'],
  entries: readonly EntrySummary[],
): Promise<AudioTrack[]> {
  const wanted = new Set(entries.flatMap(({ episode }) => episode?.track ?? []));
  if (wanted.size === 0) return [];
  const tracks = await callsOf<typeof audioContract>(context)('GET /api/audio', {
    query: inPageLanguage(context),
  });
  return tracks.filter(({ _id }) => wanted.has(_id));
}

/** The page of a list that an address asks for, from 1. */
export function pageIn(url: URL | undefined): number {
  const page = Number(url?.searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1;
}

/**
 * For loaders of pages: what its lists show. A list whose type or category is gone shows nothing.
 * @throws 404 if the address asks for a page that none of the lists has
 */
export async function loadEntryLists(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
  url: URL | undefined,
): Promise<EntryLists> {
  const wanted = [...walkTree(blocks)].flatMap(({ block }) =>
    block.type === 'entryList' && block.props['type']
      ? [block.props as unknown as EntryListProps & { id: string }]
      : [],
  );
  const path = url?.pathname ?? '';
  if (wanted.length === 0) return { lists: {}, tracks: [], path, page: 1 };
  const call = callsOf<typeof entriesContract>(context);
  const found = await Promise.all(
    wanted.map(async ({ id, paging, filters, ...props }) => {
      const { type, count, category, tag, when, featured, months, sort, field } = props;
      const query = {
        type: type ?? '',
        limit: count,
        ...(category ? { category } : {}),
        ...(tag ? { tag } : {}),
        ...(when === 'all' ? {} : { when }),
        ...(featured ? { featured: 'true' as const } : {}),
        // A page that was published before lists had these has none.
        ...(sort && sort !== 'usual' ? { sort, ...(field ? { field } : {}) } : {}),
        ...(filters && Object.keys(filters)[0] ? { fields: JSON.stringify(filters) } : {}),
        ...(months ? { months: 'true' as const } : {}),
        ...(paging ? { page: pageIn(url) } : {}),
        ...inPageLanguage(context),
      };
      const list = await call('GET /api/entries', { query }).catch((error: unknown) => {
        if (isRefusal(error) && (error.status === 404 || error.status === 400)) return null;
        throw error;
      });
      return list ? [{ id, list, paging }] : [];
    }),
  );
  const lists = found.flat();
  const page = wanted.some(({ paging }) => paging) ? pageIn(url) : 1;
  if (page > 1 && !lists.some(({ list, paging }) => paging && page <= list.pages))
    throw data(null, { status: 404 });
  const tracks = await loadEpisodes(
    context,
    lists.flatMap(({ list }) => list.entries),
  );
  return { lists: Object.fromEntries(lists.map(({ id, list }) => [id, list])), tracks, path, page };
}
