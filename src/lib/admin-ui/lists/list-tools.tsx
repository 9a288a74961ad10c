import { ActionIcon, Button, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconBookmark,
  IconCheck,
  IconColumns3,
  IconTrash,
} from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announce } from '../announce.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import type { UsedList } from '../preferences.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { adminUi } from '../messages/admin/area.ts';

const MOST = 20;
/** Letters of a query that can be kept, with room for what a list adds to it. */
const MOST_LETTERS = 450;

interface Props {
  list: UsedList;
  /** Columns that can be hidden, by name; none where only the row height can be chosen. Absent where rows have no choice. */
  columns?: Readonly<Record<string, string>>;
  /** On phones the list shows cards without columns. */
  isNarrow?: boolean;
  /** What the list shows without filters. */
  unfiltered?: string | undefined;
}

/** Compares without regard to order. */
const inOrder = (query: string) => {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
};

function ViewsDialog({ list, query, onClose }: { list: UsedList; query: string; onClose: () => void }) {
  const words = useMessages(adminUi);
  const [name, setName] = useState('');
  const wanted = name.trim();
  const isTaken = list.views.some((view) => view.name.toLowerCase() === wanted.toLowerCase());
  const save = (event: FormEvent) => {
    event.preventDefault();
    const others = list.views.filter((view) => view.name.toLowerCase() !== wanted.toLowerCase());
    list.change({ views: [...others, { name: wanted, query }] });
    announce(words.viewSaved({ name: wanted }));
    onClose();
  };
  return (
    <Dialog onClose={onClose} title={words.savedViews}>
      <Stack>
        {query === '' ? (
          <Text size="sm">{words.toSaveAViewFilter}</Text>
        ) : query.length > MOST_LETTERS ? (
          <Text size="sm">{words.tooMuchForAView}</Text>
        ) : (
          <form onSubmit={save}>
            <Stack gap="sm">
              <TextInput
                label={words.name}
                description={isTaken ? words.aViewWithThisName : words.savesTheCurrentSearchFilters}
                maxLength={60}
                data-autofocus
                value={name}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Group justify="flex-end">
                <Button type="submit" disabled={wanted === '' || (!isTaken && list.views.length >= MOST)}>
                  {words.saveView}
                </Button>
              </Group>
            </Stack>
          </form>
        )}
        {list.views.length > 0 && (
          <Stack
            component="ul"
            gap={4}
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
            aria-label={words.savedViews}
          >
            {list.views.map((view) => (
              <Group component="li" key={view.name} justify="space-between" wrap="nowrap">
                <Text size="sm" className="admin-words">
                  {view.name}
                </Text>
                <ActionIcon
                  aria-label={words.deleteView({ name: view.name })}
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

/** Columns and row height, or the row height alone. */
function RowsMenu({ list, columns }: Required<Pick<Props, 'list' | 'columns'>>) {
  const words = useMessages(adminUi);
  const hasColumns = Object.keys(columns).length > 0;
  const Icon = hasColumns ? IconColumns3 : IconBaselineDensityMedium;
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          disabled={!list.isLoaded}
          leftSection={<Icon size={15} aria-hidden />}
        >
          {hasColumns ? words.columns : words.rowHeight}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {hasColumns && <Menu.Label>{words.show}</Menu.Label>}
        {Object.entries(columns).map(([column, label]) => (
          <Menu.CheckboxItem
            key={column}
            checked={list.shows(column)}
            onChange={(isShown) => list.toggle(column, isShown)}
          >
            <span className="admin-words">{label}</span>
          </Menu.CheckboxItem>
        ))}
        {hasColumns && <Menu.Divider />}
        <Menu.Label>{words.rowHeight}</Menu.Label>
        {(['comfortable', 'compact'] as const).map((height) => (
          <Menu.RadioItem
            key={height}
            value={height}
            checked={list.compact === (height === 'compact')}
            onChange={() => list.change({ compact: height === 'compact' })}
          >
            {height === 'compact' ? words.compact : words.comfortable}
          </Menu.RadioItem>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Saved views, columns and density of a list, stored with the person's account. */
export function ListTools({ list, columns, isNarrow = false, unfiltered }: Props) {
  const words = useMessages(adminUi);
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
            {active?.name ?? words.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => apply('')} rightSection={now === '' && <IconCheck size={14} />}>
            {unfiltered ?? words.all}
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
            {now === '' || active ? words.manageViews : words.saveView}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {columns && !isNarrow && <RowsMenu list={list} columns={columns} />}
      {opened && <ViewsDialog list={list} query={params.toString()} onClose={() => setOpened(false)} />}
    </Group>
  );
}
