import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { FileKind, filesContract, LibraryFile } from '../../contract.ts';

export const callFiles = browserClient<typeof filesContract>();

export type Sort = 'newest' | 'oldest' | 'name' | 'size';

export interface FileFilter {
  /** Absent: files of all folders. `''`: those at the top level. */
  folder?: string;
  q?: string;
  kind?: FileKind;
  undescribed?: 'true';
  trashed?: 'true';
  sort: Sort;
}

/** Enough to fill a large window twice. */
const PAGE = 60;
/** Milliseconds between refreshes while images are being processed. */
const PREPARING = 1500;

export const FILES_KEY = ['files'] as const;

const isPreparing = (files: readonly LibraryFile[]) => files.some(({ state }) => state === 'waiting');

/** The library in pages; each starts after the last file of the previous one. */
export const filesQuery = (filter: FileFilter) =>
  infiniteQueryOptions({
    queryKey: [...FILES_KEY, 'list', filter],
    queryFn: ({ pageParam }) =>
      callFiles('GET /api/files', {
        query: { ...filter, limit: PAGE, ...(pageParam ? { after: pageParam } : {}) },
      }),
    initialPageParam: '',
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?._id),
    refetchInterval: ({ state }) => (isPreparing(state.data?.pages.flat() ?? []) ? PREPARING : false),
  });

export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: [...FILES_KEY, 'one', id],
    queryFn: () => callFiles('GET /api/file/{id}', { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? PREPARING : false),
  });

export const usesQuery = (id: string) =>
  queryOptions({
    queryKey: [...FILES_KEY, 'uses', id],
    queryFn: () => callFiles('GET /api/file/{id}/uses', { params: { id } }),
  });

export const foldersQuery = queryOptions({
  queryKey: [...FILES_KEY, 'folders'],
  queryFn: () => callFiles('GET /api/files/folders'),
});

export const roomQuery = queryOptions({
  queryKey: [...FILES_KEY, 'room'],
  queryFn: () => callFiles('GET /api/files/room'),
});
