import { ActionIcon } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { findBlock, type Place } from '../../../../../../lib/content/block-tree.ts';
import { useBlockKinds } from '../../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../../edit/editor-context.ts';
import { nameOf } from './block-commands.ts';
import { type Box, useBlockBox } from '../block-box.ts';
import css from '../layer.module.css';
import { useFramePage } from '../frame/site-frame-context.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { canvasAdmin } from '../../../../messages/admin-canvas/area.ts';

/** How near to an edge the pointer asks for a button there, in pixels of the page. */
const NEAR = 14;

interface Gap {
  id: string;
  side: 'above' | 'below';
}

/** The edge of a block that the pointer is near to. */
function useGap(): [Gap | null, () => void] {
  const page = useFramePage((state) => state.page);
  const [gap, setGap] = useState<Gap | null>(null);
  useEffect(() => {
    if (!page) return undefined;
    const onMove = (event: PointerEvent) => {
      if (event.buttons !== 0 || event.pointerType === 'touch') return setGap(null);
      const block = (event.target as Element | null)?.closest<HTMLElement>('[data-puck-component]');
      const id = block?.dataset['puckComponent'];
      if (!block || !id) return undefined;
      const { top, bottom } = block.getBoundingClientRect();
      const side = event.clientY - top < NEAR ? 'above' : bottom - event.clientY < NEAR ? 'below' : null;
      return setGap((before) =>
        side === null ? null : before?.id === id && before.side === side ? before : { id, side },
      );
    };
    page.addEventListener('pointermove', onMove, { passive: true });
    return () => page.removeEventListener('pointermove', onMove);
  }, [page]);
  return [gap, () => setGap(null)];
}

interface Props {
  room: { width: number; height: number };
  scale: number;
  onInsert: (place: Place) => void;
}

function At({ gap, box, room, scale, onInsert }: Props & { gap: Gap; box: Box }) {
  const words = useMessages(canvasAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const y = (gap.side === 'above' ? box.top : box.top + box.height) * scale;
  const found = findBlock(editor.content.blocks, gap.id);
  if (!found || y < 0 || y > room.height) return null;
  const { block, place } = found;
  const left = Math.max(0, box.left * scale);
  const width = Math.min(box.width * scale, room.width - left);
  return (
    <div className={css.gap} style={{ left, width, top: y }}>
      <ActionIcon
        size={24}
        radius="xl"
        variant="filled"
        color="iris"
        className={css.plus ?? ''}
        aria-label={words[gap.side === 'above' ? 'insertAbove' : 'insertBelow']({
          name: nameOf(block, kinds),
        })}
        title={words.insertABlock}
        onClick={() => onInsert({ ...place, index: place.index + (gap.side === 'below' ? 1 : 0) })}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </div>
  );
}

/** “+” below the selected block, and between blocks wherever the pointer comes near. */
export function InsertButtons({ room, scale, onInsert }: Props) {
  const selected = useEditorState((state) => state.selected);
  const [gap, forget] = useGap();
  const selectedBox = useBlockBox(selected);
  const gapBox = useBlockBox(gap?.id ?? null);
  const insert = (place: Place) => {
    forget();
    onInsert(place);
  };
  const isSame = gap?.id === selected && gap?.side === 'below';
  return (
    <>
      {selected !== null && selectedBox && (
        <At gap={{ id: selected, side: 'below' }} box={selectedBox} {...{ room, scale }} onInsert={insert} />
      )}
      {gap && gapBox && !isSame && <At gap={gap} box={gapBox} {...{ room, scale }} onInsert={insert} />}
    </>
  );
}
