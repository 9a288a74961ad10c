import { useQueryClient } from '@tanstack/react-query';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { Product } from '../../../contract.ts';
import { callProducts, productQuery, productsKey, tagsQuery } from '../product-calls.ts';
import { bodyOf, draftOf, emptyDraft } from '../product-draft.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

/** A product being edited, or a new one. */
export function useProductEditing(loaded: Product | null, kind: Product['kind']) {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf: (product) => (product ? draftOf(product) : emptyDraft),
    send: ({ now, stored }) => {
      const body = bodyOf(now, kind);
      return stored
        ? callProducts('PUT /api/product/{id}', {
            params: { id: stored._id },
            body: { ...body, version: stored.version },
          })
        : callProducts('POST /api/product', { body: { ...body, kind } });
    },
    keep: (product) => {
      queries.setQueryData(productQuery(product._id).queryKey, product);
      void queries.invalidateQueries({ queryKey: productsKey });
      void queries.invalidateQueries({ queryKey: tagsQuery.queryKey });
    },
    says: ({ state }) => (state === 'listed' ? words.productSavedChangesAreLive : words.productSaved),
  });
}

export type ProductEditing = ReturnType<typeof useProductEditing>;
