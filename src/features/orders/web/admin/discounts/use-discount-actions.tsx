import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';
import { DISCOUNTS_KEY } from './discount-calls.ts';

interface Change {
  codes: readonly Discount[];
  active: boolean;
}

const idsOf = (codes: readonly Discount[]) => codes.map(({ _id }) => _id);

/** What can be done to discount codes, one or several. */
export function useDiscountActions() {
  const words = useMessages(discountsAdmin);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: DISCOUNTS_KEY });
  const put = ({ codes, active }: Change) =>
    callShop('PUT /api/discounts', { body: { discounts: idsOf(codes), active } }).finally(
      () => void refresh(),
    );
  const change = useMutation({
    mutationFn: put,
    onError: tellError,
    onSuccess: (_, { codes, active }) => {
      const [first] = codes;
      const count = codes.length;
      offerUndo({
        says: active
          ? words.discountCodesReactivated({ count })
          : first && count === 1
            ? words.discountCodeEnded({ code: first.code })
            : words.discountCodesEnded({ count }),
        undo: () => void put({ codes, active: !active }).catch(tellError),
      });
    },
  });
  const remove = useMutation({
    mutationFn: (codes: readonly Discount[]) =>
      callShop('POST /api/discounts/delete', { body: { discounts: idsOf(codes) } }).finally(
        () => void refresh(),
      ),
    onError: tellError,
    onSuccess: (_, codes) => tell(words.discountCodesDeleted({ count: codes.length })),
  });
  return {
    isPending: change.isPending || remove.isPending,
    /** Activates or ends codes that are all in the other state, with undo. */
    activate: (codes: readonly Discount[], active: boolean, onDone?: () => void) =>
      change.mutate({ codes, active }, { onSuccess: onDone }),
    askToDelete: (codes: readonly Discount[], onDone: () => void) =>
      modals.openConfirmModal({
        title: words.deleteCodesQuestion({ count: codes.length }),
        children: (
          <Text size="sm">
            {words.thisCantBeUndone} {codes.some(({ used }) => used > 0) && words.ordersKeepTheirDiscounts}
          </Text>
        ),
        labels: { confirm: words.deleteCodes, cancel: words.cancel },
        confirmProps: { color: 'red' },
        onConfirm: () => remove.mutate(codes, { onSuccess: onDone }),
      }),
  };
}

export type DiscountActions = ReturnType<typeof useDiscountActions>;
