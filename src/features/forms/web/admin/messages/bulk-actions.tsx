import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { Message } from '../../../contract.ts';
import type { MessageActions, State } from './use-message-actions.ts';

/** As the calls accept. */
const MOST_AT_ONCE = 500;

interface Props {
  selection: Selection<Message>;
  actions: MessageActions;
}

/** Actions on the selected messages; each can be undone. */
export function BulkActions({ selection, actions }: Props) {
  const [isPending, setPending] = useState(false);
  const { rows, setAll } = selection;
  const disabled = rows.length > MOST_AT_ONCE;
  const change = async (state: State, value: boolean, says: string) => {
    setPending(true);
    if (await actions.move(rows, state, value, says)) setAll(false);
    setPending(false);
  };
  /** Offered if it would change one of them. */
  const action = (label: string, state: State, value: boolean, says: string) =>
    rows.some((message) => message[state] !== value) && (
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        disabled={disabled}
        onClick={() => void change(state, value, says)}
      >
        {label}
      </Button>
    );
  const isSpam = rows.some(({ spam }) => spam);
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {action('Mark as read', 'read', true, 'marked as read')}
      {action('Mark as unread', 'read', false, 'marked as unread')}
      {action('Star', 'starred', true, 'starred')}
      {action('Remove star', 'starred', false, 'no longer starred')}
      {!isSpam && action('Archive', 'archived', true, 'archived')}
      {!isSpam && action('Move to inbox', 'archived', false, 'moved to inbox')}
      {action('Spam', 'spam', true, 'moved to spam')}
      {action('Not spam', 'spam', false, 'moved to inbox')}
      <Button
        size="xs"
        variant="default"
        c="red"
        disabled={disabled || isPending}
        onClick={() => {
          actions.remove(rows.map(({ _id }) => _id));
          setAll(false);
        }}
      >
        Delete
      </Button>
    </BulkBar>
  );
}
