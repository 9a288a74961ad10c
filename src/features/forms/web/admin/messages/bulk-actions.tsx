import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { Message } from '../../../contract.ts';
import type { MessageActions, Says, State } from './use-message-actions.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

/** As the calls accept. */
const MOST_AT_ONCE = 500;

interface Props {
  selection: Selection<Message>;
  actions: MessageActions;
}

/** Actions on the selected messages; each can be undone. */
export function BulkActions({ selection, actions }: Props) {
  const words = useMessages(inboxAdmin);
  const [isPending, setPending] = useState(false);
  const { rows, setAll } = selection;
  const disabled = rows.length > MOST_AT_ONCE;
  const change = async (state: State, value: boolean, says: Says) => {
    setPending(true);
    if (await actions.move(rows, state, value, says)) setAll(false);
    setPending(false);
  };
  /** Offered if it would change one of them. */
  const action = (label: string, state: State, value: boolean, says: Says) =>
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
      {action(words.markAsRead, 'read', true, words.markedAsRead)}
      {action(words.markAsUnread, 'read', false, words.markedAsUnread)}
      {action(words.star, 'starred', true, words.messagesStarred)}
      {action(words.removeStar, 'starred', false, words.noLongerStarred)}
      {!isSpam && action(words.archive, 'archived', true, words.messagesArchived)}
      {!isSpam && action(words.moveToInbox, 'archived', false, words.movedToInbox)}
      {action(words.spam, 'spam', true, words.movedToSpam)}
      {action(words.notSpam, 'spam', false, words.movedToInbox)}
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
        {words.delete}
      </Button>
    </BulkBar>
  );
}
