import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callEntries, CONTENT_KEY, entryQuery, typesQuery } from '../entry-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

const SHOWN = 12;

/** Entries of all types whose title contains the search term, the latest of each type first. */
function useFoundEntries(words: string) {
  const types = useQuery(typesQuery).data ?? [];
  return (
    useQuery({
      queryKey: [...CONTENT_KEY, 'to-filter-comments', words, types.map(({ _id }) => _id)],
      enabled: types.length > 0,
      queryFn: async () => {
        // Types that take comments first.
        const asked = types
          .toSorted(
            (a, b) => Number(b.settings.comments?.on ?? false) - Number(a.settings.comments?.on ?? false),
          )
          .slice(0, 6);
        const found = await Promise.all(
          asked.map(({ _id }) =>
            callEntries('GET /api/content-types/{id}/entries', {
              params: { id: _id },
              query: { limit: SHOWN, ...(words ? { q: words } : {}) },
            }),
          ),
        );
        return found.flatMap(({ entries }) => entries.map(({ _id, name }) => ({ _id, name })));
      },
      placeholderData: (before) => before,
    }).data ?? []
  );
}

/** Chooses the entry whose comments are listed. */
export function EntryFilter({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const say = useMessages(entryCommentsAdmin);
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), 250);
  const chosen = useQuery({ ...entryQuery(value), enabled: value !== '' }).data;
  const found = useFoundEntries(chosen?.name === words ? '' : words);
  const names = new Map([...(value && chosen ? [chosen] : []), ...found].map(({ _id, name }) => [_id, name]));
  return (
    <Select
      aria-label={say.entry}
      placeholder={say.allEntries}
      data={[...names].map(([id, label]) => ({ value: id, label }))}
      // The server has searched already.
      filter={({ options }) => options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': say.showAllEntries }}
      nothingFoundMessage={say.noEntriesFound}
      value={value || null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(id) => onChange(id ?? '')}
      style={{ flex: '1 1 12rem' }}
    />
  );
}
