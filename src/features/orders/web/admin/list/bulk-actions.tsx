import { Button } from '@mantine/core';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { printFile } from '../../../../../lib/admin-ui/print-file.ts';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { type BulkStep, isPacked, MOST_AT_ONCE } from '../../../bulk-steps.ts';
import type { OrderSummary } from '../../../contract.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { countOf, planOf, stepWords } from './bulk-labels.ts';

const steps: readonly BulkStep[] = ['fulfil', 'ready', 'pay'];

interface PrintProps {
  orders: readonly OrderSummary[];
  isDisabled: boolean;
}

function PrintSlips({ orders, isDisabled }: PrintProps) {
  const [isPending, setPending] = useState(false);
  const packed = orders.filter(isPacked);
  const left = orders.length - packed.length;
  if (packed.length === 0) return null;
  const print = async () => {
    setPending(true);
    await printFile(`/api/orders/packing-slips.pdf?orders=${packed.map(({ _id }) => _id).join(',')}`);
    setPending(false);
    if (left > 0) tell(`${countOf(left)} ${left === 1 ? 'has' : 'have'} no items to pack.`);
  };
  return (
    <Button
      size="xs"
      variant="default"
      loading={isPending}
      disabled={isDisabled}
      onClick={() => void print()}
    >
      Print packing {packed.length === 1 ? 'slip' : 'slips'}
    </Button>
  );
}

/** Actions on the selected orders. What a step skipped stays selected. */
export function BulkActions({ selection }: { selection: Selection<OrderSummary> }) {
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
                  Mark as {stepWords[step]}
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
