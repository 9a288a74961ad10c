import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { ModeratedState, OwnerComment } from '../../../reader-comments-contract.ts';
import { callComments, COMMENTS_KEY, commentHref, countComments, pendingQuery } from './comment-calls.ts';

const says: Readonly<Record<ModeratedState, string>> = {
  pending: 'moved to Pending',
  published: 'approved',
  spam: 'marked as spam',
  trash: 'moved to trash',
};

/** What can be done to comments, one or several. */
export function useCommentActions() {
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
      tell(`${countComments(ids.length)} permanently deleted.`);
    });

  return {
    /** Moves comments of one list, all or none, and offers a way back to where they were. */
    move: async (comments: readonly OwnerComment[], state: ModeratedState): Promise<boolean> => {
      const [first] = comments;
      const ids = comments.map(({ _id }) => _id);
      if (!first || !(await put(ids, state))) return false;
      offerUndo({
        says: `${ids.length === 1 ? 'Comment' : countComments(ids.length)} ${says[state]}`,
        undo: () => void put(ids, first.state),
      });
      return true;
    },
    /** After a confirmation. */
    erase: (comments: readonly OwnerComment[], onDone: () => void = () => {}) =>
      modals.openConfirmModal({
        title: `Permanently delete ${countComments(comments.length)}?`,
        children: (
          <Text size="sm">
            {comments.length === 1 ? 'Its text and author are' : 'Their text and authors are'} deleted.
            Replies from others stay on your site. This can’t be undone.
          </Text>
        ),
        labels: { confirm: 'Delete permanently', cancel: 'Cancel' },
        confirmProps: { color: 'red' },
        onConfirm: () => void erase(comments).then((isDone) => isDone && onDone()),
      }),
    /** Also approves a comment that is pending. @throws what the server refuses */
    reply: async (comment: OwnerComment, body: string): Promise<void> => {
      const params = { id: comment._id };
      const { _id } = await callComments('POST /api/entry-comments/{id}/reply', { params, body: { body } });
      const href = commentHref({ ...comment, _id, state: 'published' });
      tell(comment.state === 'pending' ? 'Comment approved and reply published.' : 'Reply published.', {
        label: 'View reply',
        href,
      });
      await reload();
    },
  };
}

export type CommentActions = ReturnType<typeof useCommentActions>;
