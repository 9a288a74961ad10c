import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { Service } from '../../../service-shapes.ts';
import { MOST_SERVICES_AT_ONCE } from '../../../services-limits.ts';
import { isFree } from './price-changes.ts';
import { PriceDialog } from './price-dialog.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';

/** More at once would be a slip. */
const MOST_COPIES = 20;

/** Actions on the selected services. */
export function BulkActions({ selection }: { selection: Selection<Service> }) {
  // The services of the dialog stay those for which it was opened.
  const [pricing, setPricing] = useState<readonly Service[] | null>(null);
  const { change, copy, remove, isPending } = useBulkChanges(() => selection.setAll(false));
  const { rows } = selection;
  const isDisabled = rows.length > MOST_SERVICES_AT_ONCE;
  const [hidden, shown] = [
    rows.filter(({ published }) => !published),
    rows.filter(({ published }) => published),
  ];
  const button = (label: string, onClick: () => void, color?: string) => (
    <Button
      size="xs"
      variant="default"
      {...(color ? { c: color } : {})}
      loading={isPending}
      disabled={isDisabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const publish = (of: readonly Service[], published: boolean, says: string) =>
    change({ rows: of, changeOf: () => ({ published }), says });
  const askToRemove = () =>
    modals.openConfirmModal({
      title: rows.length === 1 ? `Delete “${rows[0]?.label}”?` : `Delete ${rows.length} services?`,
      children: <Text size="sm">This can’t be undone. Services with bookings can only be hidden.</Text>,
      labels: { confirm: rows.length === 1 ? 'Delete service' : 'Delete services', cancel: 'Cancel' },
      confirmProps: { color: 'red' },
      onConfirm: () => remove(rows),
    });
  return (
    <>
      <BulkBar selection={selection} limit={MOST_SERVICES_AT_ONCE}>
        {hidden.length > 0 && button('Show', () => publish(hidden, true, 'shown to visitors.'))}
        {shown.length > 0 && button('Hide', () => publish(shown, false, 'hidden.'))}
        {rows.some((service) => !isFree(service)) && button('Change prices', () => setPricing(rows))}
        {rows.length <= MOST_COPIES && button('Duplicate', () => copy(rows))}
        {button('Delete', askToRemove, 'red')}
      </BulkBar>
      {pricing && (
        <PriceDialog
          services={pricing}
          onClose={() => setPricing(null)}
          onChange={(pricesOf) => {
            setPricing(null);
            change({
              rows: pricing.filter((service) => !isFree(service)),
              changeOf: pricesOf,
              says: 'have new prices.',
            });
          }}
        />
      )}
    </>
  );
}
