import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import type { Collection, Product } from '../../../contract.ts';
import { callProducts, productsKey } from '../product-calls.ts';
import { type BulkRow, changesOf, type Edits, wayBack } from './bulk-rows.ts';

const MOST_STEPS = 100;
const nothing = { edits: {}, steps: [] };

/** The typed values, with undo, saved all at once. */
export function useBulk(rows: readonly BulkRow[], collections: readonly Collection[], currency: string) {
  const queries = useQueryClient();
  const [{ edits, steps }, set] = useState<{ edits: Edits; steps: readonly Edits[] }>(nothing);
  const change = useCallback(
    (turn: (edits: Edits) => Edits) =>
      set((before) => {
        const next = turn(before.edits);
        return next === before.edits
          ? before
          : { edits: next, steps: [...before.steps.slice(-MOST_STEPS), before.edits] };
      }),
    [],
  );
  const clear = () => set(nothing);
  const send = (products: ReturnType<typeof changesOf>): Promise<Product[]> =>
    callProducts('PUT /api/products', { body: { products } });
  const reload = () => queries.invalidateQueries({ queryKey: productsKey });
  const save = useMutation({
    mutationFn: () => send(changesOf(rows, edits, collections)),
    // After a refusal, the table shows the current state; typed values stay.
    onError: reload,
    onSuccess: async (after) => {
      const back = wayBack(rows, edits, after, collections, currency);
      clear();
      await reload();
      offerUndo({
        says: after.length === 1 ? '1 product updated.' : `${after.length} products updated.`,
        undo: () => void send(back).then(reload).catch(tellError),
      });
    },
  });
  const undo = () =>
    set((before) => ({ edits: before.steps.at(-1) ?? before.edits, steps: before.steps.slice(0, -1) }));
  return { edits, change, undo, canUndo: steps.length > 0, clear, save };
}
