import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../../../lib/admin-ui/announce.tsx';
import { moveItem } from '../../../../../lib/admin-ui/lists/move-item.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { PageSummary } from '../../../contract.ts';
import { callPages, PAGES_KEY } from '../page-calls.ts';
import { askBeforeDelete } from './ask-before-delete.tsx';
import { markDeleting, unmarkDeleting } from './deleting.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { pageListAdmin } from '../../../messages/admin-list/area.ts';

export interface PageActions {
  /** Takes positions in the whole list. */
  move: (from: number, to: number) => void;
  setInMenu: (ids: readonly string[], inMenu: boolean) => void;
  publish: (page: PageSummary) => void;
  unpublish: (page: PageSummary) => void;
  remove: (page: PageSummary) => void;
}

/** Actions on pages in the list. The list is updated immediately; a refusal reverts it. */
export function usePageActions(): PageActions {
  const words = useMessages(pageListAdmin);
  const queries = useQueryClient();
  const current = () => queries.getQueryData<PageSummary[]>(PAGES_KEY) ?? [];
  const show = (pages: PageSummary[]) => queries.setQueryData(PAGES_KEY, pages);
  const reload = () => queries.invalidateQueries({ queryKey: PAGES_KEY });

  // One after the other, so that the last requested order is the one that stays.
  const arrange = useMutation({
    scope: { id: 'arrange-pages' },
    mutationFn: (pages: PageSummary[]) =>
      callPages('PUT /api/pages', { body: { pages: pages.map(({ _id, inMenu }) => ({ _id, inMenu })) } }),
    onError: reload,
  });
  const change = async (step: (pages: PageSummary[]) => PageSummary[]) => {
    // Awaited, because a cancelled load restores the previous data.
    await queries.cancelQueries({ queryKey: PAGES_KEY });
    const before = current();
    const pages = step(before);
    if (pages === before) return;
    show(pages);
    arrange.mutate(pages);
  };

  const put = useMutation({
    mutationFn: ({ page, to }: { page: PageSummary; to: 'publish' | 'unpublish' }) =>
      callPages(`POST /api/page/{id}/${to}`, { params: { id: page._id }, body: { version: page.version } }),
    onMutate: async ({ page, to }) => {
      await queries.cancelQueries({ queryKey: PAGES_KEY });
      const state = to === 'publish' ? 'published' : 'draft';
      show(current().map((each) => (each._id === page._id ? { ...each, state } : each)));
    },
    onSuccess: (_, { page, to }) =>
      tell(to === 'publish' ? words.published({ name: page.name }) : words.unpublished({ name: page.name })),
    onSettled: reload,
  });

  return {
    move: (from, to) =>
      void change((pages) => {
        const moved = moveItem(pages, from, to);
        const place = Math.max(0, Math.min(pages.length - 1, to));
        if (moved !== pages)
          announce(words.nowOf({ name: pages[from]?.name ?? '', place: place + 1, all: pages.length }));
        return moved;
      }),
    setInMenu: (ids, inMenu) =>
      void change((pages) => pages.map((page) => (ids.includes(page._id) ? { ...page, inMenu } : page))),
    publish: (page) => put.mutate({ page, to: 'publish' }),
    unpublish: (page) => put.mutate({ page, to: 'unpublish' }),
    remove: (page) =>
      void askBeforeDelete(page, () => {
        markDeleting([page._id]);
        const back = () => unmarkDeleting([page._id]);
        offerUndo({
          says: words.deleted({ name: page.name }),
          undo: back,
          commit: () =>
            void callPages('DELETE /api/page/{id}', { params: { id: page._id } })
              .then(reload)
              .catch(tellError)
              .finally(back),
        });
      }).catch(tellError),
  };
}
