import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ContentType, Term } from '../../../entry-shapes.ts';
import { accessChoices } from '../access-labels.ts';
import { stateChoices } from '../entry-state.tsx';
import { inSentence } from '../type-labels.ts';
import type { EntryFilter } from './use-entry-filter.ts';

interface Props {
  type: ContentType;
  terms: readonly Term[];
  filter: EntryFilter;
  change: (patch: Partial<EntryFilter>) => void;
  /** Whether the sort order can be chosen; a calendar is in order of time. */
  hasOrder: boolean;
}

const kinds = [
  ['category', 'Category', 'All categories'],
  ['tag', 'Tag', 'All tags'],
  ['author', 'Author', 'All authors'],
] as const;

/** Search, status, access, category, tag and author. A filter without choices is left out. */
export function EntryFilters({ type, terms, filter, change, hasOrder }: Props) {
  return (
    <Group mb="md" gap="sm" role="search">
      <TextInput
        type="search"
        aria-label={`Search ${inSentence(type.plural)}`}
        placeholder="Search by title"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        style={{ flex: '3 1 14rem' }}
      />
      <NativeSelect
        style={{ flex: '1 0 8rem' }}
        aria-label="Status"
        value={filter.state}
        data={[
          { value: '', label: 'All statuses' },
          ...Object.entries(stateChoices).map(([value, { label }]) => ({ value, label })),
        ]}
        onChange={({ currentTarget }) => change({ state: currentTarget.value as EntryFilter['state'] })}
      />
      <NativeSelect
        style={{ flex: '1 0 8rem' }}
        aria-label="Who can see it"
        value={filter.access}
        data={[{ value: '', label: 'Any access' }, ...accessChoices]}
        onChange={({ currentTarget }) => change({ access: currentTarget.value as EntryFilter['access'] })}
      />
      {kinds.map(([kind, label, all]) => {
        const choices = terms.filter((term) => term.kind === kind);
        if (choices.length === 0) return null;
        return (
          <NativeSelect
            key={kind}
            style={{ flex: '1 0 9.5rem' }}
            aria-label={label}
            value={filter[kind]}
            data={[
              { value: '', label: all },
              ...choices.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ currentTarget }) => change({ [kind]: currentTarget.value })}
          />
        );
      })}
      {hasOrder && (
        <NativeSelect
          style={{ flex: '1 0 8rem' }}
          aria-label="Sort by"
          value={filter.sort}
          data={[
            { value: '', label: type.timeField ? 'By time' : 'Newest first' },
            { value: 'updated', label: 'Last change' },
            { value: 'name', label: 'Title, A–Z' },
          ]}
          onChange={({ currentTarget }) => change({ sort: currentTarget.value as EntryFilter['sort'] })}
        />
      )}
    </Group>
  );
}
