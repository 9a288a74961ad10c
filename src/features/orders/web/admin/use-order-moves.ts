import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import type { Order } from '../../contract.ts';
import { orderQuery, ORDERS_KEY } from './order-calls.ts';

interface Move {
  go: () => Promise<Order>;
  /** Said when it is done, of the order as it stands then. */
  says: string | ((order: Order) => string);
}

/** Does something to an order, says so, and shows how it stands then, also after a refusal. */
export function useOrderMoves(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ go }: Move) => go(),
    onSuccess: (order, { says }) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      tell(typeof says === 'string' ? says : says(order));
    },
    // Anyone who was refused sees an old state: somebody else, or the provider, was faster.
    onError: () => queries.invalidateQueries({ queryKey: ['order', id] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
export type OrderMoves = ReturnType<typeof useOrderMoves>;
