import { ActionIcon, Menu, Modal, Stack, UnstyledButton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDots,
  IconPlus,
  IconRowInsertBottom,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Block } from '../../../../../lib/block-kind.ts';
import { findBlock, type Place } from '../../../../../lib/block-tree.ts';
import { AddBlock } from './add-block.tsx';
import { useBlockKinds } from './block-kinds-context.ts';
import { targetsFor } from './block-places.ts';
import css from './edit.module.css';
import { useEditor } from './editor-context.ts';
import { useBlockActions } from './use-block-actions.ts';

interface Props {
  block: Block;
  label: string;
  index: number;
  count: number;
}

const SIZE = 16;

function MoveTo({ id, label, onClose }: { id: string; label: string; onClose: () => void }) {
  const targets = targetsFor(useEditor().content.blocks, id, useBlockKinds());
  const { moveTo } = useBlockActions();
  return (
    <Modal opened onClose={onClose} title={`Move ${label.toLowerCase()} to …`} returnFocus={false}>
      <Stack gap={6}>
        {targets.length === 0 && 'There is no other place on this page. Add a section or columns first.'}
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

export function BlockMenu({ block, label, index, count }: Props) {
  const { id } = block.props;
  const editor = useEditor();
  const actions = useBlockActions();
  const [moving, setMoving] = useState(false);
  const [below, setBelow] = useState<Place | null>(null);
  const addBelow = () => {
    const place = findBlock(editor.content.blocks, id)?.place;
    if (place) setBelow({ ...place, index: place.index + 1 });
  };
  return (
    <>
      <Menu position="bottom-end" width={200} shadow="md">
        <Menu.Target>
          <ActionIcon size="lg" aria-label={`Actions for ${label}`}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconArrowUp size={SIZE} />}
            disabled={index === 0}
            onClick={() => actions.move(id, -1)}
          >
            Move up
          </Menu.Item>
          <Menu.Item
            leftSection={<IconArrowDown size={SIZE} />}
            disabled={index === count - 1}
            onClick={() => actions.move(id, 1)}
          >
            Move down
          </Menu.Item>
          <Menu.Item leftSection={<IconRowInsertBottom size={SIZE} />} onClick={() => setMoving(true)}>
            Move to …
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconPlus size={SIZE} />} onClick={addBelow}>
            Add below
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={SIZE} />} onClick={() => actions.duplicate(id)}>
            Duplicate
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={SIZE} />}
            onClick={() => actions.remove(id, label)}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {moving && <MoveTo id={id} label={label} onClose={() => setMoving(false)} />}
      {below && <AddBlock opened place={below} onClose={() => setBelow(null)} />}
    </>
  );
}
