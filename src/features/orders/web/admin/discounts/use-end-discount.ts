import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';
import { DISCOUNTS_KEY, fieldsOf } from './discount-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';

/** Ends a code immediately, with undo. */
export function useEndDiscount() {
  const words = useMessages(discountsAdmin);
  const queries = useQueryClient();
  const put = (discount: Discount) =>
    callShop('PUT /api/discount/{id}', {
      params: { id: discount._id },
      body: { ...fieldsOf(discount), version: discount.version },
    });
  const refresh = () => queries.invalidateQueries({ queryKey: DISCOUNTS_KEY });
  const back = useMutation({ mutationFn: put, onSettled: refresh });
  return useMutation({
    mutationFn: (discount: Discount) => put({ ...discount, active: false }),
    onSuccess: (ended, before) =>
      offerUndo({
        says: words.discountCodeEnded({ code: ended.code }),
        undo: () => back.mutate({ ...ended, active: before.active }),
      }),
    onSettled: refresh,
  });
}
