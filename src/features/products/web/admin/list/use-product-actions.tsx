import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Product } from '../../../contract.ts';
import { callProducts, productsKey } from '../product-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

/** Actions of the list on a product. */
export function useProductActions() {
  const words = useMessages(productListAdmin);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: productsKey });
  const setArchived = (id: string, archived: boolean) =>
    callProducts('POST /api/product/{id}/archive', { params: { id }, body: { archived } }).then(reload);

  const copy = useMutation({
    mutationFn: ({ _id }: Product) =>
      callProducts('POST /api/product/{id}/duplicate', { params: { id: _id }, body: {} }),
    onSuccess: async ({ label }) => {
      await reload();
      tell(words.createdAsHidden({ label }));
    },
  });
  const archive = useMutation({
    mutationFn: ({ _id }: Product) => setArchived(_id, true),
    onSuccess: (_, { _id, label }) =>
      offerUndo({
        says: words.archived({ label }),
        undo: () => void setArchived(_id, false).catch(tellError),
      }),
  });
  const bringBack = useMutation({
    mutationFn: ({ _id }: Product) => setArchived(_id, false),
    onSuccess: (_, { label }) => tell(words.restored({ label })),
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Product) => callProducts('DELETE /api/product/{id}', { params: { id: _id } }),
    onSuccess: async (_, { label }) => {
      await reload();
      tell(words.deleted({ label }));
    },
  });
  const ask = (product: Product) =>
    modals.openConfirmModal({
      title: words.deleteQuestion({ label: product.label }),
      children: <Text size="sm">{words.itWillBeRemovedFrom}</Text>,
      labels: { confirm: words.deleteProduct, cancel: words.cancel },
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
