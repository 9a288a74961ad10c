import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import css from '../edit/edit.module.css';
import { useEditorState } from '../edit/editor-context.ts';
import { nameOfOther, useOthers } from './use-presence.ts';

/** Somebody else is typing in the selected block. It stays open to both: changes are merged, or compared. */
export function TypingNotice() {
  const selected = useEditorState((state) => state.selected);
  const other = useOthers().find(({ block, typing }) => typing && block !== null && block === selected);
  if (!other) return null;
  return (
    <Alert color="orange" icon={<IconPencil />} className={css.notice ?? ''} role="status">
      <bdi>{other.isYou ? 'You’re' : `${nameOfOther(other)} is`}</bdi> typing in this block
      {other.isYou && ' in another window'}. If both change it, you’ll choose which version to keep.
    </Alert>
  );
}
