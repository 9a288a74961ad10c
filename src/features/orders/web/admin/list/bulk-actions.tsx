import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { printFile } from '../../../../../lib/admin-ui/print-file.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { type BulkStep, isPacked, MOST_AT_ONCE } from '../../../bulk-steps.ts';
import type { OrderSummary } from '../../../contract.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { planOf } from './bulk-labels.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

const steps: readonly BulkStep[] = ['fulfil', 'ready', 'pay'];

interface PrintProps {
  orders: readonly OrderSummary[];
  isDisabled: boolean;
}

function PrintSlips({ orders, isDisabled }: PrintProps) {
  const words = useMessages(ordersAdmin);
  const [isPending, setPending] = useState(false);
  const packed = orders.filter(isPacked);
  const left = orders.length - packed.length;
  if (packed.length === 0) return null;
  const print = async () => {
    setPending(true);
    await printFile(`/api/orders/packing-slips.pdf?orders=${packed.map(({ _id }) => _id).join(',')}`);
    setPending(false);
    if (left > 0) tell(words.noItemsToPack({ count: left }));
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      disabled={isDisabled}
      onClick={() => void print()}
    >
      {words.printPackingSlips({ count: packed.length })}
    </Button>
  );
}

/** Actions on the selected orders. What a step skipped stays selected. */
export function BulkActions({ selection }: { selection: Selection<OrderSummary> }) {
  const words = useMessages(ordersAdmin);
  // The orders of a dialog stay those for which it was opened, whatever happens to the list behind it.
  const [open, setOpen] = useState<{ step: BulkStep; orders: readonly OrderSummary[] } | null>(null);
  const { rows } = selection;
  const isDisabled = rows.length > MOST_AT_ONCE;
  return (
    <>
      <BulkBar selection={selection} limit={MOST_AT_ONCE}>
        {may('orders', 'write') &&
          steps.map(
            (step) =>
              planOf(step, rows).able.length > 0 && (
                <Button
                  key={step}
                  size="xs"
                  variant="default"
                  disabled={isDisabled}
                  onClick={() => setOpen({ step, orders: rows })}
                >
                  {words.markAs({ step })}
                </Button>
              ),
          )}
        <PrintSlips orders={rows} isDisabled={isDisabled} />
      </BulkBar>
      {open && (
        <BulkDialog {...open} onDone={(skipped) => selection.keep(skipped)} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
