import { Drawer } from '@puckeditor/core';
import { ScrollArea, TextInput, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { placeForNew } from '../../edit/blocks/block-places.ts';
import { useEditor } from '../../edit/editor-context.ts';
import { findPicks, type Pick, usePicks } from '../../edit/blocks/picks.ts';
import { useBlockActions } from '../../edit/blocks/use-block-actions.ts';
import { PickPicture } from '../../pictures/pick-picture.tsx';
import { BrowseSections } from '../../section-library/browse-sections.tsx';
import { closeLoosePanels } from '../view-state.ts';
import css from '../canvas.module.css';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** Puck renders each entry twice: one is dragged, which is the button, and one stays behind. Only the content of both is ours. */
function Entry({ pick }: { pick: Pick }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const item = content.current?.closest<HTMLElement>('[data-puck-drawer-item]');
    if (!item) return;
    if (item.dataset['testid']) Object.assign(item, { role: 'button', tabIndex: 0 });
    else item.ariaHidden = 'true';
  }, []);
  return (
    <div ref={content} className={css.pick} data-pick={pick.key} title={pick.hint}>
      <PickPicture pick={pick} />
      <span className="admin-words">{pick.label}</span>
    </div>
  );
}

/** Every kind of block, to drag onto the page, or to press: then it goes into or below the selected block. */
export function BlockPicker() {
  const words = useMessages(canvasAdmin);
  const picks = usePicks();
  const editor = useEditor();
  const kinds = useBlockKinds();
  const { addPick } = useBlockActions();
  const [search, setSearch] = useState('');
  const { best, groups } = findPicks(picks, search);
  const addBelow = (pick: Pick) => {
    addPick(pick, placeForNew(editor.content.blocks, kinds, editor.store.getState().selected));
  };
  const press = (target: EventTarget) => {
    const entry = (target as Element).closest('[data-puck-drawer-item]') ?? (target as Element);
    const key = (entry.querySelector<HTMLElement>('[data-pick]') ?? (entry as HTMLElement)).dataset['pick'];
    const pick = picks.find((each) => each.key === key);
    if (pick) addBelow(pick);
  };
  return (
    <div className={css.picker}>
      <BrowseSections onAdded={closeLoosePanels} />
      <TextInput
        size="sm"
        aria-label={words.searchBlocks}
        placeholder={words.searchBlocks}
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
        {!best && <p>{words.noResultsFor({ wanted: search.trim() })}</p>}
        {groups.map(({ name, members }) => (
          <section key={name} aria-label={name}>
            <Title order={2} size="xs" mt="sm" mb={6} c="dimmed">
              {name}
            </Title>
            <Drawer>
              {members.map((pick) => (
                <Drawer.Item key={pick.key} name={pick.key} label={pick.label}>
                  {() => <Entry pick={pick} />}
                </Drawer.Item>
              ))}
            </Drawer>
          </section>
        ))}
      </ScrollArea>
    </div>
  );
}
