import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Product } from '../../../contract.ts';
import { callProducts, productsKey } from '../product-calls.ts';

/** Actions of the list on a product. */
export function useProductActions() {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: productsKey });
  const setArchived = (id: string, archived: boolean) =>
    callProducts('POST /api/product/{id}/archive', { params: { id }, body: { archived } }).then(reload);

  const copy = useMutation({
    mutationFn: ({ _id }: Product) =>
      callProducts('POST /api/product/{id}/duplicate', { params: { id: _id }, body: {} }),
    onSuccess: async ({ label }) => {
      await reload();
      tell(`“${label}” created as hidden.`);
    },
  });
  const archive = useMutation({
    mutationFn: ({ _id }: Product) => setArchived(_id, true),
    onSuccess: (_, { _id, label }) =>
      offerUndo({
        says: `“${label}” archived.`,
        undo: () => void setArchived(_id, false).catch(tellError),
      }),
  });
  const bringBack = useMutation({
    mutationFn: ({ _id }: Product) => setArchived(_id, false),
    onSuccess: (_, { label }) => tell(`“${label}” restored.`),
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Product) => callProducts('DELETE /api/product/{id}', { params: { id: _id } }),
    onSuccess: async (_, { label }) => {
      await reload();
      tell(`“${label}” deleted.`);
    },
  });
  const ask = (product: Product) =>
    modals.openConfirmModal({
      title: `Delete “${product.label}”?`,
      children: (
        <Text size="sm">It will be removed from your shop. Products with orders are archived instead.</Text>
      ),
      labels: { confirm: 'Delete product', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(product),
    });
  return {
    copy: (product: Product) => copy.mutate(product),
    archive: (product: Product) => archive.mutate(product),
    bringBack: (product: Product) => bringBack.mutate(product),
    remove: ask,
  };
}

export type ProductActions = ReturnType<typeof useProductActions>;
