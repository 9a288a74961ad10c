import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { Product } from '../../../contract.ts';
import { callProducts, productQuery, productsKey, tagsQuery } from '../product-calls.ts';
import { bodyOf, draftOf, emptyDraft, type ProductDraft } from '../product-draft.ts';

/** A product that is worked on, saved as a whole on the version that it was based on. `null` is one to be added. */
export function useProductDraft(loaded: Product | null, kind: Product['kind']) {
  const queries = useQueryClient();
  const [stored, setStored] = useState(loaded);
  const [now, setNow] = useState<ProductDraft>(() => (loaded ? draftOf(loaded) : emptyDraft));
  const load = (product: Product | null) => {
    setStored(product);
    setNow(product ? draftOf(product) : emptyDraft);
  };
  const save = useMutation({
    mutationFn: async (version: number | undefined) => {
      const body = bodyOf(now, kind);
      return stored
        ? callProducts('PUT /api/product/{id}', {
            params: { id: stored._id },
            body: { ...body, ...(version === undefined ? {} : { version }) },
          })
        : callProducts('POST /api/product', { body: { ...body, kind } });
    },
    meta: { quiet: true },
    onSuccess: (product) => {
      queries.setQueryData(productQuery(product._id).queryKey, product);
      void queries.invalidateQueries({ queryKey: productsKey });
      void queries.invalidateQueries({ queryKey: tagsQuery.queryKey });
      load(product);
      tell(product.state === 'listed' ? 'Saved. Visitors see it from now on.' : 'Saved.');
    },
  });
  const refusal = save.error instanceof CallError ? save.error : null;
  const theirs = refusal?.status === 409 ? (refusal.current as Product | undefined) : undefined;
  // The only other conflict is about the address.
  const taken = refusal?.status === 409 && !theirs ? { slug: refusal.message } : {};
  return {
    stored,
    now,
    kind,
    change: (patch: Partial<ProductDraft>) => setNow((before) => ({ ...before, ...patch })),
    load,
    save,
    theirs,
    errors: { ...refusal?.fields, ...taken } as Readonly<Record<string, string>>,
    changed: JSON.stringify(now) !== JSON.stringify(stored ? draftOf(stored) : emptyDraft),
  };
}

export type ProductWork = ReturnType<typeof useProductDraft>;
