import { Drawer } from '@puckeditor/core';
import { ScrollArea, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { findBlock } from '../../../../../lib/block-tree.ts';
import { useEditor } from '../edit/editor-context.ts';
import { findPicks, type Pick, usePicks } from '../edit/picks.ts';
import { useBlockActions } from '../edit/use-block-actions.ts';
import { PickPicture } from '../pictures/pick-picture.tsx';
import css from './canvas.module.css';

/** Every kind of block, to drag onto the page, or to press: then it goes below the selected block. */
export function BlockPicker() {
  const picks = usePicks();
  const editor = useEditor();
  const { addPick } = useBlockActions();
  const [search, setSearch] = useState('');
  const { best, groups } = findPicks(picks, search);
  const addBelow = (pick: Pick) => {
    const { blocks } = editor.content;
    const { selected } = editor.store.getState();
    const place = selected === null ? undefined : findBlock(blocks, selected)?.place;
    addPick(
      pick,
      place ? { ...place, index: place.index + 1 } : { parentId: null, slot: '', index: blocks.length },
    );
  };
  // Puck makes each entry the button; only what stands in it is ours.
  const press = (target: EventTarget) => {
    const entry = (target as Element).closest('[data-puck-drawer-item]') ?? (target as Element);
    const key = (entry.querySelector<HTMLElement>('[data-pick]') ?? (entry as HTMLElement)).dataset['pick'];
    const pick = picks.find((each) => each.key === key);
    if (pick) addBelow(pick);
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
        {!best && <p>Nothing goes by that name.</p>}
        {groups.map(({ name, members }) => (
          <section key={name} aria-label={name}>
            <Title order={2} size="xs" mt="sm" mb={6} c="dimmed">
              {name}
            </Title>
            <Drawer>
              {members.map((pick) => (
                <Drawer.Item key={pick.key} name={pick.key} label={pick.label}>
                  {() => (
                    <div className={css.pick} data-pick={pick.key} title={pick.hint}>
                      <PickPicture pick={pick} />
                      <span className="admin-words">{pick.label}</span>
                    </div>
                  )}
                </Drawer.Item>
              ))}
            </Drawer>
          </section>
        ))}
      </ScrollArea>
    </div>
  );
}
