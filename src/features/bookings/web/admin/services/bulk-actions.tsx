import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useState } from 'react';
import { BulkButton } from '../../../../../lib/admin-ui/lists/bulk-button.tsx';
import { BulkBar, type Selection } from '../../../../../lib/admin-ui/lists/selection.tsx';
import type { Service } from '../../../service-shapes.ts';
import { MOST_SERVICES_AT_ONCE } from '../../../services-limits.ts';
import { isFree } from './price-changes.ts';
import { PriceDialog } from './price-dialog.tsx';
import { useBulkChanges } from './use-bulk-changes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../messages/admin-services/area.ts';

/** More at once would be a slip. */
const MOST_COPIES = 20;

/** Actions on the selected services. */
export function BulkActions({ selection }: { selection: Selection<Service> }) {
  const words = useMessages(servicesAdmin);
  // The services of the dialog stay those for which it was opened.
  const [pricing, setPricing] = useState<readonly Service[] | null>(null);
  const { change, copy, remove, isPending } = useBulkChanges(() => selection.setAll(false));
  const { rows } = selection;
  const isDisabled = rows.length > MOST_SERVICES_AT_ONCE;
  const [hidden, shown] = [
    rows.filter(({ published }) => !published),
    rows.filter(({ published }) => published),
  ];
  const button = (label: string, onClick: () => void, isRed = false) => (
    <BulkButton {...{ label, onClick, isPending, isDisabled, isRed }} />
  );
  const publish = (of: readonly Service[], published: boolean, says: string) =>
    change({ rows: of, changeOf: () => ({ published }), says });
  const askToRemove = () =>
    modals.openConfirmModal({
      title:
        rows.length === 1
          ? words.deleteNamed({ name: rows[0]?.label ?? '' })
          : words.deleteServicesQuestion({ count: rows.length }),
      children: <Text size="sm">{words.thisCantBeUndoneServices}</Text>,
      labels: {
        confirm: rows.length === 1 ? words.deleteService : words.deleteServices,
        cancel: words.cancel,
      },
      confirmProps: { color: 'red' },
      onConfirm: () => remove(rows),
    });
  return (
    <>
      <BulkBar selection={selection} limit={MOST_SERVICES_AT_ONCE}>
        {hidden.length > 0 &&
          button(words.show, () => publish(hidden, true, words.servicesShown({ count: hidden.length })))}
        {shown.length > 0 &&
          button(words.hide, () => publish(shown, false, words.servicesHidden({ count: shown.length })))}
        {rows.some((service) => !isFree(service)) && button(words.changePrices, () => setPricing(rows))}
        {rows.length <= MOST_COPIES && button(words.duplicate, () => copy(rows))}
        {button(words.delete, askToRemove, true)}
      </BulkBar>
      {pricing && (
        <PriceDialog
          services={pricing}
          onClose={() => setPricing(null)}
          onChange={(pricesOf) => {
            const rows = pricing.filter((service) => !isFree(service));
            setPricing(null);
            change({ rows, changeOf: pricesOf, says: words.servicesRepriced({ count: rows.length }) });
          }}
        />
      )}
    </>
  );
}
