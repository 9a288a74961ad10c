import { useQueries } from '@tanstack/react-query';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import { callEntries, CONTENT_KEY } from '../../entry-calls.ts';
import type { Field } from './field-columns.ts';
import { type Asked, written } from './field-conditions.ts';

const isReference = ({ kind }: Field): boolean =>
  kind === 'entries' || kind === 'products' || kind === 'services';

/** What the records in filters are called, by their IDs; those that are gone are said to be. */
export function useRecordNames(type: ContentType, asked: Asked): (id: string) => string {
  const words = useMessages(entryListAdmin);
  const answers = useQueries({
    queries: type.fields.filter(isReference).flatMap(({ key: field }) => {
      const ids = asked[field] === undefined ? [] : written(asked[field]).several.toSorted();
      if (ids.length === 0) return [];
      return {
        queryKey: [...CONTENT_KEY, 'records', type._id, field, { ids }],
        queryFn: () =>
          callEntries('GET /api/content-types/{id}/records', {
            params: { id: type._id },
            query: { field, ids: ids.join(',') },
          }),
      };
    }),
  });
  const names = new Map(answers.flatMap(({ data }) => data ?? []).map(({ _id, name }) => [_id, name]));
  const isLoading = answers.some(({ isPending }) => isPending);
  return (id) => names.get(id.toLowerCase()) ?? (isLoading ? '…' : words.goneRecord);
}
