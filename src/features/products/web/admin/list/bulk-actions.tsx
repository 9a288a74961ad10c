import { Button, Group, Select, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { offerUndo } from '../../../../../lib/admin-ui/editing/undoable.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Collection, Product } from '../../../contract.ts';
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

interface DialogProps {
  title: string;
  action: string;
  collections: readonly Collection[];
  onChoose: (collection: Collection) => void;
  onClose: () => void;
}

function CollectionDialog({ title, action, collections, onChoose, onClose }: DialogProps) {
  const [value, setValue] = useState<string | null>(null);
  const chosen = collections.find(({ _id }) => _id === value);
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack>
        <Select
          label="Collection"
          placeholder="Choose a collection"
          searchable
          nothingFoundMessage="No collections found"
          data={collections.map(({ _id, label }) => ({ value: _id, label }))}
          value={value}
          onChange={setValue}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
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
        <CollectionDialog
          title={`${dialog === 'add' ? 'Add' : 'Remove'} ${products(rows.length)} ${dialog === 'add' ? 'to' : 'from'} a collection`}
          action={dialog === 'add' ? 'Add' : 'Remove'}
          collections={dialog === 'add' ? collections : used}
          onClose={() => setDialog(null)}
          onChoose={({ _id, label }) => {
            setDialog(null);
            mutate(
              dialog === 'add'
                ? { rows, change: inCollection(_id), says: `added to “${label}”.` }
                : { rows, change: notIn(_id), says: `removed from “${label}”.` },
            );
          }}
        />
      )}
    </BulkBar>
  );
}
