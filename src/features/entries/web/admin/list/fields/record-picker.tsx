import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { MOST_CHOSEN } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { useRecordNames } from './record-names.ts';
import { useRecordSearch } from './use-record-search.ts';

interface Props {
  type: ContentType;
  field: Field;
  label: string;
  /** IDs. */
  value: readonly string[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

/** Chooses records that a field can refer to, by a search for their names. */
export function RecordPicker({ type, field, label, value, error, onChange }: Props) {
  const words = useMessages(entryListAdmin);
  const { search, setSearch, found, isSettled } = useRecordSearch(type, field);
  const [stored] = useState({ [field.key]: { any: value } });
  const nameOf = useRecordNames(type, stored);
  /** Names of those that were chosen here. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const offered = found.filter(({ _id }) => !value.includes(_id));
  return (
    <MultiSelect
      label={label}
      placeholder={value.length === 0 ? words.search : ''}
      data={[
        ...value.map((id) => ({ value: id, label: chosen.get(id) ?? nameOf(id) })),
        ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
      ]}
      value={[...value]}
      error={error}
      searchable
      hidePickedOptions
      // The server has searched.
      filter={({ options }) => options}
      searchValue={search}
      onSearchChange={setSearch}
      maxValues={MOST_CHOSEN}
      maxDropdownHeight={220}
      // It would cover the button below after the last one was chosen.
      {...(search !== '' || value.length === 0
        ? { nothingFoundMessage: isSettled ? words.noResultsFound : words.loading }
        : {})}
      onChange={(ids) => {
        setChosen(new Map([...chosen, ...found.map(({ _id, name }) => [_id, name] as const)]));
        onChange(ids);
      }}
    />
  );
}
