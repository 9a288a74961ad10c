import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { ModeratedState, OwnerComment } from '../../../reader-comments-contract.ts';
import { isErased, moves } from './comment-buttons.ts';
import type { CommentActions } from './use-comment-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

/** As the calls accept. */
const MOST_AT_ONCE = 200;

interface Props {
  selection: Selection<OwnerComment>;
  actions: CommentActions;
  /** Called before rows leave the list. */
  onLeave: (id: string) => void;
}

/** Actions on the selected comments; each move can be undone. */
export function BulkActions({ selection, actions, onLeave }: Props) {
  const words = useMessages(entryCommentsAdmin);
  const [isPending, setPending] = useState(false);
  const { rows, setAll } = selection;
  const [first] = rows;
  if (!first) return null;
  const disabled = rows.length > MOST_AT_ONCE || isPending;
  const move = async (state: ModeratedState) => {
    setPending(true);
    onLeave(first._id);
    if (await actions.move(rows, state)) setAll(false);
    setPending(false);
  };
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {moves[first.state].map(({ label, state }) => (
        <Button key={label} size="xs" variant="default" disabled={disabled} onClick={() => void move(state)}>
          {words[label]}
        </Button>
      ))}
      {isErased(first.state) && (
        <Button
          size="xs"
          variant="default"
          c="var(--mantine-color-error)"
          disabled={disabled}
          onClick={() => {
            onLeave(first._id);
            actions.erase(rows, () => setAll(false));
          }}
        >
          {words.deletePermanently}
        </Button>
      )}
    </BulkBar>
  );
}
