import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import type { pageBulkContract } from '../../../bulk-contract.ts';
import type { PageSummary } from '../../../contract.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';
import { PAGES_KEY } from '../page-calls.ts';
import { markDeleting, unmarkDeleting } from './deleting.ts';

const call = browserClient<typeof pageBulkContract>();

/** Changes of several pages at once. What was refused stays selected, so that people can leave out the page in the way. */
export function useBulkChanges(selection: Selection<PageSummary>) {
  const words = useMessages(pageListAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: PAGES_KEY });
  const put = useMutation({
    mutationFn: ({ pages, to }: { pages: readonly PageSummary[]; to: 'publish' | 'unpublish' }) =>
      call(`POST /api/pages/${to}`, {
        body: { pages: pages.map(({ _id, version }) => ({ _id, version })) },
      }),
    onSuccess: ({ changed }, { to }) => {
      const count = { count: changed };
      tell(to === 'publish' ? words.countPublished(count) : words.countUnpublished(count));
      selection.setAll(false);
    },
    onError: tellError,
    onSettled: reload,
  });
  return {
    busy: put.isPending,
    publish: (pages: readonly PageSummary[]) => put.mutate({ pages, to: 'publish' }),
    unpublish: (pages: readonly PageSummary[]) => put.mutate({ pages, to: 'unpublish' }),
    remove: (pages: readonly PageSummary[]) => {
      const ids = pages.map(({ _id }) => _id);
      markDeleting(ids);
      selection.setAll(false);
      const back = () => unmarkDeleting(ids);
      offerUndo({
        says: words.countDeleted({ count: ids.length }),
        undo: back,
        commit: () =>
          void call('POST /api/pages/delete', { body: { pages: ids } })
            .then(reload)
            .catch(tellError)
            .finally(back),
      });
    },
  };
}
