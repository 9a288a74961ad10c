import { queryOptions, useQuery } from '@tanstack/react-query';
import { browserClient } from '../../../../lib/http/client.ts';
import type { pagesContract } from '../../../pages/contract.ts';
import type { entriesContract } from '../../contract.ts';
import type { ContentType } from '../../entry-shapes.ts';

export const callEntries = browserClient<typeof entriesContract>();
/** Entries are published, unpublished and deleted as pages. */
export const callPages = browserClient<typeof pagesContract>();

/** Everything about entries and their types. */
export const CONTENT_KEY = ['content'] as const;

export const typesQuery = queryOptions({
  queryKey: [...CONTENT_KEY, 'types'],
  queryFn: () => callEntries('GET /api/content-types'),
});

export const entryQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'entry', id],
    queryFn: () => callEntries('GET /api/entries/{id}', { params: { id } }),
  });

/** Categories and tags of a type, and the authors of the site. */
export const termsQuery = (type: string) =>
  queryOptions({
    queryKey: [...CONTENT_KEY, 'terms', type],
    queryFn: () => callEntries('GET /api/content-types/{id}/terms', { params: { id: type } }),
  });

/** The type of an address; null if it doesn't exist. */
export function useType(id: string) {
  const query = useQuery(typesQuery);
  return { ...query, data: query.data && (query.data.find(({ _id }) => _id === id) ?? null) };
}

/** The type's list of entries in the admin. */
export const typePath = ({ _id }: Pick<ContentType, '_id'>, below = ''): string =>
  `/admin/content/${_id}${below}`;

/** The address of the editor for the layout of a type. */
export const layoutPath = ({ _id }: { _id: string }): string => `/admin/pages/edit/${_id}`;

/** Where an entry is written. */
export const writePath = (id: string): string => `/admin/pages/write/${id}`;
