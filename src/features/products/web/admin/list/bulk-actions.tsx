import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChooseDialog } from '../../../../../lib/admin-ui/dialogs/choose-dialog.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Product } from '../../../contract.ts';
import { callProducts, collectionsQuery, productsKey } from '../product-calls.ts';
import { type BulkChange, inCollection, MOST_AT_ONCE, notIn, visibility, wayBackTo } from './bulk-changes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { productListAdmin } from '../../../messages/admin-list/area.ts';

interface Change {
  rows: readonly Product[];
  change: BulkChange;
  says: (values: { count: number }) => string;
}

/** Changes all of them, or none, unless somebody else has changed one since. */
function useChange(onDone: () => void) {
  const queries = useQueryClient();
  const send = (of: readonly Product[], change: BulkChange) =>
    callProducts('PUT /api/products', {
      body: {
        products: of.map((product) => ({
          _id: product._id,
          version: product.version,
          ...change(product),
        })),
      },
    }).finally(() => void queries.invalidateQueries({ queryKey: productsKey }));
  return useMutation({
    mutationFn: ({ rows, change }: Change) => send(rows, change),
    onError: tellError,
    onSuccess: (after, { rows, change, says }) => {
      onDone();
      offerUndo({
        says: says({ count: rows.length }),
        undo: () => void send(after, wayBackTo(rows, change)).catch(tellError),
      });
    },
  });
}

/** Actions on the selected products. */
export function BulkActions({ selection }: { selection: Selection<Product> }) {
  const words = useMessages(productListAdmin);
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const collections = useQuery(collectionsQuery).data ?? [];
  const { mutate, isPending } = useChange(() => selection.setAll(false));
  const { rows } = selection;
  const used = collections.filter(({ _id }) => rows.some((product) => product.collections.includes(_id)));
  const disabled = rows.length > MOST_AT_ONCE;
  const archived = rows.filter(({ state }) => state === 'archived');
  const current = rows.filter(({ state }) => state !== 'archived');
  const action = (label: string, of: readonly Product[], change: BulkChange, says: Change['says']) =>
    of.length > 0 && (
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        disabled={disabled}
        onClick={() => mutate({ rows: of, change, says })}
      >
        {label}
      </Button>
    );
  const open = (label: string, which: 'add' | 'remove') => (
    <Button size="xs" variant="default" disabled={disabled} onClick={() => setDialog(which)}>
      {label}
    </Button>
  );
  return (
    <BulkBar selection={selection} limit={MOST_AT_ONCE}>
      {action(
        words.showInShop,
        current.filter(({ state }) => state !== 'listed'),
        visibility(true),
        words.nowShown,
      )}
      {action(
        words.hide,
        current.filter(({ state }) => state !== 'hidden'),
        visibility(false),
        words.nowHidden,
      )}
      {collections.length > 0 && open(words.addToCollection, 'add')}
      {used.length > 0 && open(words.removeFromCollection, 'remove')}
      {action(words.archive, current, () => ({ archived: true }), words.nowArchived)}
      {action(words.restore, archived, () => ({ archived: false }), words.nowRestored)}
      {dialog && (
        <ChooseDialog
          title={(dialog === 'add' ? words.addToACollection : words.removeFromACollection)({
            count: rows.length,
          })}
          label={words.collection}
          choices={(dialog === 'add' ? collections : used).map(({ _id, label }) => ({
            value: _id,
            label,
          }))}
          action={dialog === 'add' ? words.add : words.remove}
          onClose={() => setDialog(null)}
          onChoose={(id) => {
            setDialog(null);
            const label = collections.find(({ _id }) => _id === id)?.label ?? '';
            mutate(
              dialog === 'add'
                ? { rows, change: inCollection(id), says: ({ count }) => words.nowAddedTo({ count, label }) }
                : { rows, change: notIn(id), says: ({ count }) => words.nowRemovedFrom({ count, label }) },
            );
          }}
        />
      )}
    </BulkBar>
  );
}
