import { ActionIcon, Anchor, Group, MultiSelect, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { use, useId } from 'react';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { ReferenceContext } from '../../../../../lib/admin-ui/references.ts';
import { MoveButtons } from '../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { ContentType } from '../../../entry-shapes.ts';
import { MOST_REFERENCES } from '../../../field-kinds.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';
import { useNamesOf, useRecordName } from '../list/fields/record-names.ts';
import { useRecordSearch } from '../list/fields/use-record-search.ts';

type Field = ContentType['fields'][number];

interface Props {
  type: ContentType;
  field: Field;
  value: unknown;
  error: string | undefined;
  onChange: (ids: string[]) => void;
}

interface RowsProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
}

/** What was chosen, in the order in which visitors see it. */
function Rows({ ids, nameOf, onChange }: RowsProps) {
  const words = useMessages(entrySettingsAdmin);
  const list = useId();
  return (
    <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }}>
      {ids.map((id, at) => {
        const name = nameOf(id);
        return (
          <Group component="li" key={id} gap={2} wrap="nowrap">
            <Text size="sm" className="admin-clip" flex={1}>
              {name}
            </Text>
            <MoveButtons
              name={name}
              at={at}
              of={ids.length}
              list={list}
              onMove={(from, to) => onChange(moveItem([...ids], from, to))}
            />
            <ActionIcon
              aria-label={words.removeReference({ name })}
              onClick={() => {
                onChange(ids.filter((each) => each !== id));
                announce(words.referenceRemoved({ name }));
              }}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        );
      })}
    </Stack>
  );
}

/** How the editor calls the records of a field. */
const sources: Partial<Record<Field['kind'], string>> = { products: 'product', services: 'service' };

/** A link to add a record, and a notice if something keeps visitors from those chosen. */
function Beside({ field: { kind, of }, isEmpty }: { field: Field; isEmpty: boolean }) {
  const words = useMessages(entrySettingsAdmin);
  const source = use(ReferenceContext)[sources[kind] ?? ''];
  const create = source?.create ?? { href: `/admin/content/${of}`, label: words.addAnEntry };
  return (
    <>
      <Anchor size="xs" href={create.href} target="_blank">
        {create.label}
      </Anchor>
      {source?.Notice && !isEmpty && <source.Notice />}
    </>
  );
}

/** References to entries, products or services, which are added by a search for their names. */
export function ReferencesField({ type, field, value, error, onChange }: Props) {
  const words = useMessages(entrySettingsAdmin);
  const called = useRecordName();
  // A place in the list may be empty.
  const ids = (Array.isArray(value) ? value : []).filter((id): id is string => typeof id === 'string');
  const nameOf = useNamesOf(type, field, ids);
  const { search, setSearch, found, isSettled } = useRecordSearch(type, field);
  const add = (id: string | undefined) => {
    const record = found.find(({ _id }) => _id === id);
    if (!record) return;
    const name = called(record);
    onChange([...ids, record._id]);
    announce(words.referenceAdded({ name }));
  };
  const isFull = ids.length >= MOST_REFERENCES;
  return (
    <Stack gap={6} align="stretch">
      <MultiSelect
        label={field.label}
        description={field.help || undefined}
        error={error}
        placeholder={isFull ? words.atMostReferences({ max: MOST_REFERENCES }) : words.searchToAdd}
        disabled={isFull}
        // Chosen ones stay in the list: without them, it could be empty although more records match.
        data={found.map((record) => ({
          value: record._id,
          label: called(record),
          disabled: ids.includes(record._id),
        }))}
        // They are in the list below, in order.
        value={[]}
        onChange={([id]) => add(id)}
        searchable
        // The server has searched.
        filter={({ options }) => options}
        searchValue={search}
        onSearchChange={setSearch}
        maxDropdownHeight={220}
        nothingFoundMessage={isSettled ? words.noResultsFound : words.loading}
      />
      {ids.length > 0 && <Rows ids={ids} nameOf={nameOf} onChange={onChange} />}
      <div>
        <Beside field={field} isEmpty={ids.length === 0} />
      </div>
    </Stack>
  );
}
