import { Menu, Modal, Stack, UnstyledButton } from '@mantine/core';
import { sectionOf } from '../../../../section-refs.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { targetsFor } from '../../edit/blocks/block-places.ts';
import css from '../../edit/edit.module.css';
import { useEditor, useEditorState } from '../../edit/editor-context.ts';
import { useBlockActions } from '../../edit/blocks/use-block-actions.ts';
import { indexOf } from '../block-index.ts';
import { type BlockWork, commandList } from './command-list.ts';
import type { Point } from '../frame/use-frame-events.ts';
import { shortcut } from './shortcut.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** Every place that the selected block can go to. */
export function MoveToDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useMessages(canvasAdmin);
  const kinds = useBlockKinds();
  const targets = targetsFor(useEditor().content.blocks, id, kinds);
  const { moveTo } = useBlockActions();
  return (
    <Modal opened onClose={onClose} title={words.moveTo} closeButtonProps={{ 'aria-label': words.close }}>
      <Stack gap={6}>
        {targets.length === 0 && words.theresNowhereElseToMove}
        {targets.map((target) => (
          <UnstyledButton
            key={`${target.parentId}.${target.slot}`}
            className={css.choice ?? ''}
            ml={target.depth * 16}
            w={`calc(100% - ${target.depth * 16}px)`}
            onClick={() => {
              onClose();
              moveTo(id, target, target.label);
            }}
          >
            <span className="admin-words">{target.label}</span>
          </UnstyledButton>
        ))}
      </Stack>
    </Modal>
  );
}

interface Props {
  at: Point | null;
  work: BlockWork;
  onClose: () => void;
}

/** Wherever the pointer is, all of it is within the window. */
const menuPlace = { flip: true, shift: { crossAxis: true, padding: 8 } };

/** What can be done to the selected block, where the pointer is. */
export function CommandMenu({ at, work, onClose }: Props) {
  const words = useMessages(canvasAdmin);
  const { kind } = useEditorState(({ page }) => page);
  const selected = useEditorState(({ history, selected: id }) =>
    indexOf(history.present.blocks).byId.get(id ?? ''),
  );
  const is = selected && sectionOf(selected) !== null ? 'section' : 'block';
  const commands = commandList.filter(
    ({ id, of }) => (of ?? is) === is && (id !== 'saveSection' || kind !== 'section'),
  );
  return (
    <Menu
      opened={at !== null}
      onClose={onClose}
      position="right-start"
      width={290}
      shadow="md"
      withinPortal
      middlewares={menuPlace}
    >
      <Menu.Target>
        <span
          aria-hidden
          style={{ position: 'fixed', left: at?.x ?? 0, top: at?.y ?? 0, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown
        aria-label={words.actionsForTheSelectedBlock}
        mah="calc(100svh - 16px)"
        style={{ overflowY: 'auto' }}
      >
        {commands.map(({ id, shown, group, danger }, index) => (
          <div key={id} role="none">
            {index > 0 && commands[index - 1]?.group !== group && <Menu.Divider />}
            <Menu.Item
              {...(danger ? { c: 'var(--mantine-color-error)' } : {})}
              rightSection={<small aria-hidden>{shortcut(shown)}</small>}
              onClick={() => work.run(id)}
            >
              {words[id]}
            </Menu.Item>
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
