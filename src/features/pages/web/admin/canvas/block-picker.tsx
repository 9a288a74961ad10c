import { Drawer } from '@puckeditor/core';
import { ScrollArea, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { BlockKind } from '../../../../../lib/block-kind.ts';
import { findBlock } from '../../../../../lib/block-tree.ts';
import { usePickableKinds } from '../edit/block-kinds-context.ts';
import { useEditor } from '../edit/editor-context.ts';
import { useBlockActions } from '../edit/use-block-actions.ts';
import css from './canvas.module.css';

const groups: [BlockKind['group'], string][] = [
  ['layout', 'Layout'],
  ['text', 'Words'],
  ['media', 'Pictures and lists'],
  ['action', 'Things to do'],
];

/** Every kind of block, to drag onto the page, or to press: then it goes below the selected block. */
export function BlockPicker() {
  const kinds = usePickableKinds();
  const editor = useEditor();
  const { add } = useBlockActions();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = kinds.filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(wanted));
  const addBelow = (kind: BlockKind) => {
    const { blocks } = editor.content;
    const { selected } = editor.store.getState();
    const place = selected === null ? undefined : findBlock(blocks, selected)?.place;
    add(
      kind,
      place ? { ...place, index: place.index + 1 } : { parentId: null, slot: '', index: blocks.length },
    );
  };
  // Puck makes each entry the button; only what stands in it is ours.
  const press = (target: EventTarget) => {
    const entry = (target as Element).closest('[data-puck-drawer-item]') ?? (target as Element);
    const type = entry.querySelector<HTMLElement>('[data-kind]')?.dataset['kind'];
    const kind = kinds.find((each) => each.type === (type ?? (entry as HTMLElement).dataset['kind']));
    if (kind) addBelow(kind);
  };
  return (
    <div className={css.picker}>
      <TextInput
        size="sm"
        aria-label="Search for something to add"
        placeholder="Search"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <ScrollArea
        className={css.pickerList ?? ''}
        type="auto"
        offsetScrollbars="y"
        onClick={({ target }) => press(target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press(event.target);
        }}
      >
        {found.length === 0 && <p>Nothing goes by that name.</p>}
        {groups.map(([group, name]) => {
          const members = found.filter((kind) => kind.group === group);
          if (members.length === 0) return null;
          return (
            <section key={group} aria-label={name}>
              <Title order={2} size="xs" mt="sm" mb={6} c="dimmed">
                {name}
              </Title>
              <Drawer>
                {members.map((kind) => (
                  <Drawer.Item key={kind.type} name={kind.type} label={kind.label}>
                    {() => (
                      <div className={css.pick} data-kind={kind.type} title={kind.hint}>
                        {kind.label}
                      </div>
                    )}
                  </Drawer.Item>
                ))}
              </Drawer>
            </section>
          );
        })}
      </ScrollArea>
    </div>
  );
}
