import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import { keptPicture, type Picture } from '../../../../../lib/content/pictures.ts';
import { CallError } from '../../../../../lib/http/client.ts';
import type { Collection, CollectionSort } from '../../../contract.ts';
import { callProducts, collectionsQuery, productsKey } from '../product-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productsAdmin } from '../../../messages/admin/area.ts';

const MOST = 500;

/** Ids of a collection's products; `null` if there are too many to show. */
export const membersQuery = (id: string) =>
  queryOptions({
    queryKey: [...productsKey, 'of collection', id],
    queryFn: async (): Promise<string[] | null> => {
      const found = await callProducts('GET /api/products', {
        query: { collection: id, sort: 'manual', limit: MOST },
      });
      return found.length < MOST ? found.map(({ _id }) => _id) : null;
    },
  });

export interface LoadedCollection extends Collection {
  products: readonly string[] | null;
}

export interface CollectionDraft {
  label: string;
  slug: string;
  description: string;
  picture: Picture | null;
  sort: CollectionSort;
  products: readonly string[] | null;
}

const draftOf = (stored: LoadedCollection | null): CollectionDraft => ({
  label: stored?.label ?? '',
  slug: stored?.slug ?? '',
  description: stored?.description ?? '',
  picture: stored?.picture ? keptPicture(stored.picture) : null,
  sort: stored?.sort ?? 'manual',
  products: stored ? stored.products : [],
});

async function send(
  { slug, products, ...fields }: CollectionDraft,
  isReordered: boolean,
  stored: LoadedCollection | null,
): Promise<LoadedCollection> {
  const body = {
    ...fields,
    ...(slug.trim() ? { slug } : {}),
    ...(products && isReordered ? { products: [...products] } : {}),
  };
  const saved = await (stored
    ? callProducts('PUT /api/collection/{id}', {
        params: { id: stored._id },
        body: { ...body, version: stored.version },
      })
    : callProducts('POST /api/collection', { body }));
  return { ...saved, products };
}

/** A collection being edited with its products, or a new one. */
export function useCollectionEditing(loaded: LoadedCollection | null) {
  const words = useMessages(productsAdmin);
  const queries = useQueryClient();
  return useEditing(loaded, {
    draftOf,
    send: async ({ now, changes, stored }) => {
      try {
        return await send(now, changes.products !== undefined, stored);
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'stale-version') throw error;
        // The refusal has the collection without its products.
        const theirs = error.current as Collection;
        const products = await queries.fetchQuery(membersQuery(theirs._id));
        throw new CallError(error.status, error.message, {
          code: error.code,
          current: { ...theirs, products },
        });
      }
    },
    keep: ({ products, ...collection }) => {
      // Both at once: the new collection with its old products would look like a change by somebody else.
      queries.setQueryData(membersQuery(collection._id).queryKey, products && [...products]);
      queries.setQueryData(collectionsQuery.queryKey, (known) =>
        known?.map((each) => (each._id === collection._id ? collection : each)),
      );
      for (const queryKey of [collectionsQuery.queryKey, productsKey])
        void queries.invalidateQueries({ queryKey });
    },
    says: words.collectionSaved,
  });
}
