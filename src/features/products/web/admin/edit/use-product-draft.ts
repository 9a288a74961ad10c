import { useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { useWholeDraft } from '../../../../../lib/admin-ui/editing/use-whole-draft.ts';
import type { Product } from '../../../contract.ts';
import { callProducts, productQuery, productsKey, tagsQuery } from '../product-calls.ts';
import { bodyOf, draftOf, emptyDraft } from '../product-draft.ts';

/** A product being edited. */
export function useProductDraft(loaded: Product | null, kind: Product['kind']) {
  const queries = useQueryClient();
  const draft = useWholeDraft(loaded, {
    begin: emptyDraft,
    draftOf,
    send: (now, stored, version) => {
      const body = bodyOf(now, kind);
      return stored
        ? callProducts('PUT /api/product/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(version === undefined ? {} : { version }) },
          })
        : callProducts('POST /api/product', { body: { ...body, kind } });
    },
    onSaved: (product) => {
      queries.setQueryData(productQuery(product._id).queryKey, product);
      void queries.invalidateQueries({ queryKey: productsKey });
      void queries.invalidateQueries({ queryKey: tagsQuery.queryKey });
      tell(product.state === 'listed' ? 'Product saved. Changes are live.' : 'Product saved.');
    },
  });
  return { ...draft, kind };
}

export type ProductWork = ReturnType<typeof useProductDraft>;
