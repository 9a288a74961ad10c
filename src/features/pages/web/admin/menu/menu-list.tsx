import { Button, Menu, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import type { PageSummary } from '../../../contract.ts';
import css from './menu.module.css';
import { MenuRow } from './menu-row.tsx';
import { dropRow, moveRow, newRow, removeRow, type Row, rowPaths, type Step, whereIs } from './menu-tree.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { menuAdmin } from '../../../messages/admin-menu/area.ts';

interface Props {
  kind: 'header' | 'footer';
  rows: Row[];
  pages: readonly PageSummary[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: Row[]) => void;
}

/** A menu with its two levels. */
export function MenuList({ kind, rows, pages, errors, onChange }: Props) {
  const say = useMessages(menuAdmin);
  const nameOf = (row: Row): string =>
    row.label.trim() || pages.find(({ _id }) => _id === row.page)?.label || say.theNewEntry;

  /** The focused element keeps the focus, although its row has moved. */
  const arrange = (next: Row[], row: Row | undefined) => {
    if (next === rows || !row) return;
    const { id } = document.activeElement ?? { id: '' };
    flushSync(() => onChange(next));
    if (id) document.getElementById(id)?.focus();
    announce(say.nowAt({ name: nameOf(row), place: whereIs(next, row.key, nameOf) }));
  };
  const move = (index: number, step: Step) => arrange(moveRow(rows, index, step), rows[index]);
  const paths = rowPaths(rows);
  const errorsOf = (index: number) =>
    Object.fromEntries(
      Object.entries(errors).flatMap(([path, words]) => {
        const start = `${kind}.${paths[index]}.`;
        return path.startsWith(start) ? [[path.slice(start.length), words]] : [];
      }),
    );
  const used = new Set(rows.map(({ page }) => page));
  return (
    <Stack gap="sm">
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {kind === 'header' ? say.nothingIsInThisMenu : say.untilYouAddSomethingThe}
        </Text>
      ) : (
        <ol className={css.list}>
          {rows.map((row, index) => (
            <MenuRow
              key={row.key}
              rows={rows}
              index={index}
              kind={kind}
              name={nameOf(row)}
              pages={pages}
              errors={errorsOf(index)}
              onChange={(next) => onChange(rows.with(index, next))}
              onMove={(step) => move(index, step)}
              onDrop={(from, gap) => arrange(dropRow(rows, from, gap), rows[from])}
              onRemove={() => {
                onChange(removeRow(rows, index));
                announce(say.removed({ name: nameOf(row) }));
              }}
            />
          ))}
        </ol>
      )}
      <AddItem
        kind={kind}
        pages={pages.filter(({ _id }) => !used.has(_id))}
        onAdd={(row) => onChange([...rows, row])}
      />
    </Stack>
  );
}

interface AddProps extends Pick<Props, 'kind' | 'pages'> {
  onAdd: (row: Row) => void;
}

/** Adds an item, whose label then has the focus. */
function AddItem({ kind, pages, onAdd }: AddProps) {
  const say = useMessages(menuAdmin);
  const added = useRef('');
  const add = (row: Row) => {
    onAdd(row);
    added.current = row.key;
  };
  return (
    <Menu
      position="bottom-start"
      width={260}
      shadow="md"
      // Only now does the list of options release the focus.
      onExitTransitionEnd={() => {
        document.getElementById(`${added.current}-label`)?.focus();
        added.current = '';
      }}
    >
      <Menu.Target>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} />}
          style={{ alignSelf: 'flex-start' }}
        >
          {kind === 'header' ? say.addToHeader : say.addToFooter}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Menu.Item onClick={() => add(newRow({ href: '' }))}>{say.aWebAddress}</Menu.Item>
        <Menu.Item onClick={() => add(newRow())}>{say.headingForASubmenu}</Menu.Item>
        <Menu.Divider />
        <Menu.Label>{say.pages}</Menu.Label>
        {pages.map(({ _id, name }) => (
          <Menu.Item key={_id} onClick={() => add(newRow({ page: _id }))}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
