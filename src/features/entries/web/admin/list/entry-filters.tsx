import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ContentType, Term } from '../../../entry-shapes.ts';
import { accessChoices } from '../access-labels.ts';
import { stateChoices } from '../entry-state.tsx';
import { inSentence } from '../type-labels.ts';
import { chosenOrder, fieldOrders, orderChoice } from './fields/field-orders.ts';
import type { EntryFilter } from './use-entry-filter.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryListAdmin } from '../../../messages/admin-list/area.ts';

interface Props {
  type: ContentType;
  terms: readonly Term[];
  filter: EntryFilter;
  change: (patch: Partial<EntryFilter>) => void;
  /** Whether the sort order can be chosen; a calendar is in order of time. */
  hasOrder: boolean;
}

const kinds = [
  ['category', 'category', 'allCategories'],
  ['tag', 'tag', 'allTags'],
  ['author', 'author', 'allAuthors'],
] as const;

/** Search, status, access, category, tag and author. A filter without choices is left out. */
export function EntryFilters({ type, terms, filter, change, hasOrder }: Props) {
  const words = useMessages(entryListAdmin);
  return (
    <Group mb="md" gap="sm" role="search">
      <TextInput
        type="search"
        aria-label={words.searchFor({ plural: inSentence(type.plural) })}
        placeholder={words.searchByTitle}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filter.q}
        maxLength={100}
        onChange={({ currentTarget }) => change({ q: currentTarget.value })}
        style={{ flex: '3 1 14rem' }}
      />
      <NativeSelect
        style={{ flex: '1 0 8rem' }}
        aria-label={words.status}
        value={filter.state}
        data={[{ value: '', label: words.allStatuses }, ...stateChoices()]}
        onChange={({ currentTarget }) => change({ state: currentTarget.value as EntryFilter['state'] })}
      />
      <NativeSelect
        style={{ flex: '1 0 8rem' }}
        aria-label={words.whoCanSeeIt}
        value={filter.access}
        data={[{ value: '', label: words.anyAccess }, ...accessChoices()]}
        onChange={({ currentTarget }) => change({ access: currentTarget.value as EntryFilter['access'] })}
      />
      {kinds.map(([kind, label, all]) => {
        const choices = terms.filter((term) => term.kind === kind);
        if (choices.length === 0) return null;
        return (
          <NativeSelect
            key={kind}
            style={{ flex: '1 0 9.5rem' }}
            aria-label={words[label]}
            value={filter[kind]}
            data={[
              { value: '', label: words[all] },
              ...choices.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ currentTarget }) => change({ [kind]: currentTarget.value })}
          />
        );
      })}
      {hasOrder && (
        <NativeSelect
          style={{ flex: '1 0 8rem' }}
          aria-label={words.sortBy}
          value={orderChoice(filter.sort, filter.field)}
          data={[
            { value: '', label: type.timeField ? words.byTime : words.newestFirst },
            { value: 'updated', label: words.lastChange },
            { value: 'name', label: words.titleAToZ },
            ...fieldOrders(type),
          ]}
          onChange={({ currentTarget }) => change(chosenOrder(currentTarget.value))}
        />
      )}
    </Group>
  );
}
