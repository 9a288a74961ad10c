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

const products = (count: number): string => (count === 1 ? '1 product' : `${count} products`);

interface Change {
  rows: readonly Product[];
  change: BulkChange;
  /** The end of the message that begins with “2 products”. */
  says: string;
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
        says: `${products(rows.length)} ${says}`,
        undo: () => void send(after, wayBackTo(rows, change)).catch(tellError),
      });
    },
  });
}

/** Actions on the selected products. */
export function BulkActions({ selection }: { selection: Selection<Product> }) {
  const [dialog, setDialog] = useState<'add' | 'remove' | null>(null);
  const collections = useQuery(collectionsQuery).data ?? [];
  const { mutate, isPending } = useChange(() => selection.setAll(false));
  const { rows } = selection;
  const used = collections.filter(({ _id }) => rows.some((product) => product.collections.includes(_id)));
  const disabled = rows.length > MOST_AT_ONCE;
  const archived = rows.filter(({ state }) => state === 'archived');
  const current = rows.filter(({ state }) => state !== 'archived');
  const action = (label: string, of: readonly Product[], change: BulkChange, says: string) =>
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
        'Show in shop',
        current.filter(({ state }) => state !== 'listed'),
        visibility(true),
        'shown in your shop.',
      )}
      {action(
        'Hide',
        current.filter(({ state }) => state !== 'hidden'),
        visibility(false),
        'hidden.',
      )}
      {collections.length > 0 && open('Add to collection', 'add')}
      {used.length > 0 && open('Remove from collection', 'remove')}
      {action('Archive', current, () => ({ archived: true }), 'archived.')}
      {action('Restore', archived, () => ({ archived: false }), 'restored.')}
      {dialog && (
        <ChooseDialog
          title={`${dialog === 'add' ? 'Add' : 'Remove'} ${products(rows.length)} ${dialog === 'add' ? 'to' : 'from'} a collection`}
          label="Collection"
          choices={(dialog === 'add' ? collections : used).map(({ _id, label }) => ({
            value: _id,
            label,
          }))}
          action={dialog === 'add' ? 'Add' : 'Remove'}
          onClose={() => setDialog(null)}
          onChoose={(id) => {
            setDialog(null);
            const label = collections.find(({ _id }) => _id === id)?.label ?? '';
            mutate(
              dialog === 'add'
                ? { rows, change: inCollection(id), says: `added to “${label}”.` }
                : { rows, change: notIn(id), says: `removed from “${label}”.` },
            );
          }}
        />
      )}
    </BulkBar>
  );
}
