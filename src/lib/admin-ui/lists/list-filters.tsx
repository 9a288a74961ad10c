import { Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type UsedListFilter } from './use-list-filter.ts';

interface Choice {
  /** Its parameter in the address. */
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

interface Props extends UsedListFilter {
  /** Names the search. */
  label: string;
  placeholder: string;
  choices: readonly Choice[];
}

/** The options of a choice in the words of a feature. */
export const optionsOf = <Key extends string>(
  labels: Readonly<Record<string, Key>>,
  words: Readonly<Record<Key, string>>,
) => Object.entries(labels).map(([value, key]) => ({ value, label: words[key] }));

/** Search, filters and order of a list. */
export const ListFilters = ({ filter, change, label, placeholder, choices }: Props) => (
  <Group mb="md" gap="sm">
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={filter['q'] ?? ''}
      maxLength={100}
      onChange={({ currentTarget }) => change({ q: currentTarget.value })}
      style={{ flex: '3 1 14rem' }}
    />
    {choices.map((choice) => (
      <NativeSelect
        key={choice.name}
        style={{ flex: '1 0 9rem' }}
        aria-label={choice.label}
        value={filter[choice.name] ?? ''}
        onChange={({ currentTarget }) => change({ [choice.name]: currentTarget.value })}
        data={choice.options}
      />
    ))}
  </Group>
);
