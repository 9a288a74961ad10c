import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import { callEntries, CONTENT_KEY } from '../../entry-calls.ts';
import type { Field } from './field-columns.ts';
import { type Asked, written } from './field-conditions.ts';

const isReference = ({ kind }: Field): boolean =>
  kind === 'entries' || kind === 'products' || kind === 'services';

const recordsById = (type: string, field: string, ids: readonly string[]) => ({
  queryKey: [...CONTENT_KEY, 'records', type, field, { ids }],
  queryFn: () =>
    callEntries('GET /api/content-types/{id}/records', {
      params: { id: type },
      query: { field, ids: ids.join(',') },
    }),
  // They may have been published in another tab a moment ago.
  refetchOnWindowFocus: 'always' as const,
});

/** What a record is called for its owner: with a note if visitors don’t see it. */
export function useRecordName() {
  const words = useMessages(entryListAdmin);
  return ({ name, hidden }: { name: string; hidden: boolean }): string =>
    hidden ? words.hiddenRecord({ name }) : name;
}

interface Answer {
  data: readonly { _id: string; name: string; hidden: boolean }[] | undefined;
  isFetching: boolean;
  isError: boolean;
}

/** What records are called, by their IDs; those that are gone are said to be. */
function useNamesIn(
  answers: readonly Answer[],
  called: (record: { name: string; hidden: boolean }) => string,
) {
  const words = useMessages(entryListAdmin);
  const names = new Map(
    answers.flatMap(({ data }) => data ?? []).map((record) => [record._id, called(record)]),
  );
  const unknown = answers.some(({ isFetching }) => isFetching)
    ? '…'
    : answers.some(({ isError }) => isError)
      ? words.nameNotLoaded
      : words.goneRecord;
  return (id: string): string => names.get(id.toLowerCase()) ?? unknown;
}

/** What the records in filters are called. */
export function useRecordNames(type: ContentType, asked: Asked): (id: string) => string {
  const answers = useQueries({
    queries: type.fields.filter(isReference).flatMap(({ key: field }) => {
      const ids = asked[field] === undefined ? [] : written(asked[field]).several.toSorted();
      if (ids.length === 0) return [];
      return recordsById(type._id, field, ids);
    }),
  });
  return useNamesIn(answers, ({ name }) => name);
}

/**
 * What the records that a field refers to are called. Names that came before, with a search or for other records, are
 * shown until they come anew.
 */
export function useNamesOf(
  { _id: type }: Pick<ContentType, '_id'>,
  { key }: Pick<Field, 'key'>,
  ids: readonly string[],
): (id: string) => string {
  const { data, isFetching, isError } = useQuery({
    ...recordsById(type, key, ids.toSorted()),
    enabled: ids.length > 0,
  });
  const before = useQueryClient().getQueriesData<Answer['data']>({
    queryKey: [...CONTENT_KEY, 'records', type, key],
  });
  const gone = !data || isFetching ? [] : ids.filter((id) => !data.some(({ _id }) => _id === id));
  const known = before.flatMap(([, records]) => records ?? []).filter(({ _id }) => !gone.includes(_id));
  return useNamesIn([{ data: [...known, ...(data ?? [])], isFetching, isError }], useRecordName());
}
