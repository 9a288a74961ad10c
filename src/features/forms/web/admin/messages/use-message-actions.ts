import { useQueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Message } from '../../../contract.ts';
import { callMessages, MESSAGES_KEY, unreadQuery } from './message-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

export type State = 'read' | 'starred' | 'archived' | 'spam';
export type StateChange = Partial<Pick<Message, State>>;
/** Says what happened to so many messages. */
export type Says = (values: { count: number }) => string;
type Changeable = Pick<Message, '_id' | State>;

/** Messages that are about to be deleted; they are not shown while that can be undone. */
export const useDeleting = create<{ ids: readonly string[] }>(() => ({ ids: [] }));
const mark = (ids: readonly string[]) => useDeleting.setState((now) => ({ ids: [...now.ids, ...ids] }));
const unmark = (ids: readonly string[]) =>
  useDeleting.setState((now) => ({ ids: now.ids.filter((id) => !ids.includes(id)) }));

/** What can be done to messages, one or several, each with a way back. */
export function useMessageActions() {
  const words = useMessages(inboxAdmin);
  const queries = useQueryClient();
  const reload = () =>
    Promise.all(
      [MESSAGES_KEY, ['message'], unreadQuery.queryKey].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const put = async (ids: readonly string[], change: StateChange): Promise<boolean> => {
    try {
      await callMessages('PUT /api/messages', { body: { messages: [...ids], ...change } });
      return true;
    } catch (error) {
      tellError(error);
      return false;
    } finally {
      await reload();
    }
  };
  return {
    reload,
    /** Changes without a word: what is seen at once needs none. */
    set: put,
    /** Changes those that differ, all or none, and says so with a way back to exactly what was; false if it was refused. */
    move: async (messages: readonly Changeable[], state: State, value: boolean, says: Says) => {
      const ids = messages.filter((message) => message[state] !== value).map(({ _id }) => _id);
      if (!(await put(ids, { [state]: value }))) return false;
      offerUndo({ says: says({ count: ids.length }), undo: () => void put(ids, { [state]: !value }) });
      return true;
    },
    remove: (ids: readonly string[]) => {
      mark(ids);
      offerUndo({
        says: words.messagesDeleted({ count: ids.length }),
        undo: () => unmark(ids),
        commit: () =>
          void callMessages('POST /api/messages/delete', { body: { messages: [...ids] } })
            .catch(tellError)
            .then(reload)
            .finally(() => unmark(ids)),
      });
    },
  };
}

export type MessageActions = ReturnType<typeof useMessageActions>;
