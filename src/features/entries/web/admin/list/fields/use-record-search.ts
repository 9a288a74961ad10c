import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentType } from '../../../../entry-shapes.ts';
import { callEntries, CONTENT_KEY } from '../../entry-calls.ts';
import type { Field } from './field-columns.ts';

const QUIET = 250;
/** Characters that a search takes. */
const LONGEST = 100;

/** A search for records that a field can refer to, by their names. */
export function useRecordSearch(type: Pick<ContentType, '_id'>, field: Pick<Field, 'key'>) {
  const [search, setSearch] = useState('');
  const [q] = useDebouncedValue(search.trim(), QUIET);
  const { data: found = [], isFetching } = useQuery({
    queryKey: [...CONTENT_KEY, 'records', type._id, field.key, { q }],
    queryFn: () =>
      callEntries('GET /api/content-types/{id}/records', {
        params: { id: type._id },
        query: { field: field.key, ...(q ? { q } : {}) },
      }),
    placeholderData: keepPreviousData,
    // It may have been created in another tab a moment ago.
    refetchOnWindowFocus: 'always',
  });
  return {
    search,
    setSearch: (next: string) => setSearch(next.slice(0, LONGEST)),
    found,
    /** Whether they are those of the search as it is typed. */
    isSettled: !isFetching && q === search.trim(),
  };
}
