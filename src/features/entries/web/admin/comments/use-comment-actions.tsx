import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { ModeratedState, OwnerComment } from '../../../reader-comments-contract.ts';
import { callComments, COMMENTS_KEY, commentHref, pendingQuery } from './comment-calls.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

function sayMoved(count: number, to: ModeratedState): string {
  const words = messagesNow(entryCommentsAdmin);
  switch (to) {
    case 'pending':
      return words.movedToPending({ count });
    case 'published':
      return words.approved({ count });
    case 'spam':
      return words.markedAsSpam({ count });
    case 'trash':
      return words.movedToTrash({ count });
  }
}

/** What can be done to comments, one or several. */
export function useCommentActions() {
  const words = useMessages(entryCommentsAdmin);
  const queries = useQueryClient();
  const reload = () =>
    Promise.all(
      [COMMENTS_KEY, pendingQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  /** @returns whether it was done */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      await reload();
    }
  };
  const put = (comments: string[], state: ModeratedState) =>
    act(() => callComments('PUT /api/entry-comments', { body: { comments, state } }));
  const erase = (comments: readonly OwnerComment[]) =>
    act(async () => {
      const ids = comments.map(({ _id }) => _id);
      await callComments('POST /api/entry-comments/erase', { body: { comments: ids } });
      tell(words.permanentlyDeleted({ count: ids.length }));
    });

  return {
    /** Moves comments of one list, all or none, and offers a way back to where they were. */
    move: async (comments: readonly OwnerComment[], state: ModeratedState): Promise<boolean> => {
      const [first] = comments;
      const ids = comments.map(({ _id }) => _id);
      if (!first || !(await put(ids, state))) return false;
      offerUndo({
        says: sayMoved(ids.length, state),
        undo: () => void put(ids, first.state),
      });
      return true;
    },
    /** After a confirmation. */
    erase: (comments: readonly OwnerComment[], onDone: () => void = () => {}) =>
      modals.openConfirmModal({
        title: words.permanentlyDelete({ count: comments.length }),
        children: <Text size="sm">{words.textAndAuthorAreDeleted({ count: comments.length })}</Text>,
        labels: { confirm: words.deletePermanently, cancel: words.cancel },
        confirmProps: { color: 'red' },
        onConfirm: () => void erase(comments).then((isDone) => isDone && onDone()),
      }),
    /** Also approves a comment that is pending. @throws what the server refuses */
    reply: async (comment: OwnerComment, body: string): Promise<void> => {
      const params = { id: comment._id };
      const { _id } = await callComments('POST /api/entry-comments/{id}/reply', { params, body: { body } });
      const href = commentHref({ ...comment, _id, state: 'published' });
      tell(comment.state === 'pending' ? words.commentApprovedAndReplyPublished : words.replyPublished, {
        label: words.viewReply,
        href,
      });
      await reload();
    },
  };
}

export type CommentActions = ReturnType<typeof useCommentActions>;
