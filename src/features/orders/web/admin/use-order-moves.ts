import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tell } from '../../../../lib/admin-ui/tell.tsx';
import type { Order } from '../../contract.ts';
import { orderQuery, ORDERS_KEY } from './order-calls.ts';

interface Move {
  go: () => Promise<Order>;
  /** The message afterwards, for the order in its new state. */
  says: string | ((order: Order) => string);
}

/** Runs an action on an order, reports the result, and shows the new state, also after a refusal. */
export function useOrderMoves(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ go }: Move) => go(),
    onSuccess: (order, { says }) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      tell(typeof says === 'string' ? says : says(order));
    },
    // After a refusal the shown state is stale: another person, or the provider, was faster.
    onError: () => queries.invalidateQueries({ queryKey: ['order', id] }),
    onSettled: () => queries.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}
export type OrderMoves = ReturnType<typeof useOrderMoves>;
