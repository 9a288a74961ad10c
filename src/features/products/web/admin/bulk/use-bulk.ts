import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useDraft } from '../../../../../lib/admin-ui/editing/use-draft.ts';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Edits } from '../../../../../lib/admin-ui/sheet/sheet.ts';
import type { Collection, Product } from '../../../contract.ts';
import { callProducts, productsKey } from '../product-calls.ts';
import { type BulkRow, changesOf, wayBack } from './bulk-rows.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

/** The typed values, with undo, saved all at once. */
export function useBulk(rows: readonly BulkRow[], collections: readonly Collection[], currency: string) {
  const words = useMessages(productListAdmin);
  const queries = useQueryClient();
  const { now: edits, change, undo, restart } = useDraft<Edits>(() => ({}));
  const clear = () => restart({});
  const send = (products: ReturnType<typeof changesOf>): Promise<Product[]> =>
    callProducts('PUT /api/products', { body: { products } });
  const reload = () => queries.invalidateQueries({ queryKey: productsKey });
  const save = useMutation({
    mutationFn: () => send(changesOf(rows, edits, collections)),
    // After a refusal, the table shows the current state; typed values stay.
    onError: reload,
    onSuccess: async (after) => {
      const back = wayBack(rows, edits, after, collections, currency);
      clear();
      await reload();
      offerUndo({
        says: words.productsUpdated({ count: after.length }),
        undo: () => void send(back).then(reload).catch(tellError),
      });
    },
  });
  return { edits, change, undo, clear, save };
}
