import { ActionIcon, Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { IconBookmark, IconCheck, IconColumns3, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announce } from '../announce.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import type { UsedList } from '../preferences.ts';

const MOST = 20;

interface Props {
  list: UsedList;
  /** Columns that can be hidden, by name; absent where the list has none. */
  columns?: Readonly<Record<string, string>>;
  /** On phones the list shows cards without columns. */
  isNarrow?: boolean;
  /** What the list shows without filters. */
  unfiltered?: string;
}

/** Compares without regard to order. */
const inOrder = (query: string) => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

function ViewsDialog({ list, query, onClose }: { list: UsedList; query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = list.views.some((view) => view.name.toLowerCase() === wanted.toLowerCase());
  const save = (event: FormEvent) => {
    event.preventDefault();
    const others = list.views.filter((view) => view.name.toLowerCase() !== wanted.toLowerCase());
    list.change({ views: [...others, { name: wanted, query }] });
    announce(`View saved: ${wanted}`);
    onClose();
  };
  return (
    <Dialog onClose={onClose} title="Saved views">
      <Stack>
        {query === '' ? (
          <Text size="sm">To save a view, filter or sort the list first.</Text>
        ) : (
          <form onSubmit={save}>
            <Stack gap="sm">
              <TextInput
                label="Name"
                description={
                  isTaken
                    ? 'A view with this name exists. Saving replaces it.'
                    : 'Saves the current search, filters and sort order.'
                }
                maxLength={60}
                data-autofocus
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Group justify="flex-end">
                <Button type="submit" disabled={wanted === '' || (!isTaken && list.views.length >= MOST)}>
                  Save view
                </Button>
              </Group>
            </Stack>
          </form>
        )}
        {list.views.length > 0 && (
          <Stack component="ul" gap={4} p={0} m={0} style={{ listStyle: 'none' }} aria-label="Saved views">
            {list.views.map((view) => (
              <Group component="li" key={view.name} justify="space-between" wrap="nowrap">
                <Text size="sm" className="admin-words">
                  {view.name}
                </Text>
                <ActionIcon
                  aria-label={`Delete view ${view.name}`}
                  onClick={() => list.change({ views: list.views.filter((each) => each !== view) })}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function ColumnsMenu({ list, columns }: Required<Pick<Props, 'list' | 'columns'>>) {
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          disabled={!list.isLoaded}
          leftSection={<IconColumns3 size={15} aria-hidden />}
        >
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Show</Menu.Label>
        {Object.entries(columns).map(([column, label]) => (
          <Menu.CheckboxItem
            key={column}
            checked={list.shows(column)}
            onChange={(shown) =>
              list.change({
                hidden: shown ? list.hidden.filter((each) => each !== column) : [...list.hidden, column],
              })
            }
          >
            {label}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Label>Row height</Menu.Label>
        {(['comfortable', 'compact'] as const).map((height) => (
          <Menu.RadioItem
            key={height}
            value={height}
            checked={list.compact === (height === 'compact')}
            onChange={() => list.change({ compact: height === 'compact' })}
          >
            {height === 'compact' ? 'Compact' : 'Comfortable'}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Saved views, columns and density of a list, stored with the person's account. */
export function ListTools({ list, columns, isNarrow = false, unfiltered = 'All' }: Props) {
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const now = inOrder(params.toString());
  const active = list.views.find(({ query }) => inOrder(query) === now);
  const apply = (query: string) => setParams(query);
  return (
    <Group gap="xs" mb="sm" justify="flex-end">
      <Menu position="bottom-end" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            size="xs"
            disabled={!list.isLoaded}
            leftSection={<IconBookmark size={15} aria-hidden />}
            className="admin-clip"
          >
            {active?.name ?? 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => apply('')} rightSection={now === '' && <IconCheck size={14} />}>
            {unfiltered}
          </Menu.Item>
          {list.views.map((view) => (
            <Menu.Item
              key={view.name}
              onClick={() => apply(view.query)}
              rightSection={view === active && <IconCheck size={14} />}
            >
              <span className="admin-words">{view.name}</span>
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={() => setOpened(true)}>
            {now === '' || active ? 'Manage views' : 'Save view'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {columns && !isNarrow && <ColumnsMenu list={list} columns={columns} />}
      {opened && <ViewsDialog list={list} query={params.toString()} onClose={() => setOpened(false)} />}
    </Group>
  );
}
