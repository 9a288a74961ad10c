import { create } from 'zustand';
import { tellError } from '../tell.tsx';
import { offerUndo } from './undoable.tsx';

/** Records that are about to be deleted; lists don't show them while that can be undone. */
const useDeleting = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

interface Deletion {
  ids: readonly string[];
  /** “2 forms deleted.” */
  says: string;
  remove: () => Promise<unknown>;
  reload: () => Promise<unknown>;
}

/** Hides the records at once, and deletes them when that can no longer be undone. */
export function deleteWithUndo({ ids, says, remove, reload }: Deletion): void {
  useDeleting.setState((now) => ({ ids: [...now.ids, ...ids] }));
  const show = () => useDeleting.setState((now) => ({ ids: now.ids.filter((id) => !ids.includes(id)) }));
  offerUndo({
    says,
    undo: show,
    commit: async () => {
      await remove().catch(tellError).then(reload).finally(show);
    },
  });
}

/** The rows that aren't about to be deleted. */
export function useRemaining<Row extends { _id: string }>(rows: readonly Row[] | undefined) {
  const ids = useDeleting((state) => state.ids);
  return rows?.filter(({ _id }) => !ids.includes(_id));
}
