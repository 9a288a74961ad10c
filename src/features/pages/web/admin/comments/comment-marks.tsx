import { UnstyledButton } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useBlockBox } from '../canvas/block-box.ts';
import { indexOf } from '../canvas/block-index.ts';
import { nameOf } from '../canvas/menus/block-commands.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { useOpenCounts } from './comment-calls.ts';
import css from './comments.module.css';
import { openComments } from './comments-state.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

/** So many blocks are followed over the page; the panel lists all. */
const MOST_MARKS = 60;
const SIZE = 30;
const MARGIN = 14;

interface Props {
  room: { width: number; height: number };
  scale: number;
}

function Mark({ id, count, room, scale }: Props & { id: string; count: number }) {
  const words = useMessages(reviewAdmin);
  const editor = useEditor();
  const kinds = useBlockKinds();
  const box = useBlockBox(id);
  const block = useEditorState(({ history }) => indexOf(history.present.blocks).byId.get(id));
  if (!box || !block) return null;
  const top = box.top * scale + 6;
  if (top < 0 || top > room.height - SIZE) return null;
  const end = Math.min((box.left + box.width) * scale, room.width) - MARGIN;
  return (
    <UnstyledButton
      className={css.mark ?? ''}
      style={{ left: Math.max(60, end), top }}
      aria-label={words.openCommentsOn({ count, block: nameOf(block, kinds) })}
      title={words.openComments({ count })}
      onClick={() => {
        editor.select(id);
        openComments(id);
      }}
    >
      <IconMessage size={15} aria-hidden />
      {count}
    </UnstyledButton>
  );
}

/** How many threads are open at each block, over the page. */
export function CommentMarks({ room, scale }: Props) {
  const page = useEditorState((state) => state.page._id);
  const counts = useOpenCounts(page);
  return [...counts]
    .slice(0, MOST_MARKS)
    .map(([id, count]) => <Mark key={id} {...{ id, count, room, scale }} />);
}
