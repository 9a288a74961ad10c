import { Button } from '@mantine/core';
import { IconFileInvoice, IconListCheck, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { printFile } from '../../../../../lib/admin-ui/print-file.ts';
import type { Order } from '../../../contract.ts';
import css from '../orders.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

const SIZE = 16;

interface PaperProps {
  path: string;
  label: string;
  /** Says what its button prints. */
  toPrint: string;
  icon: ReactNode;
}

function Paper({ path, label, toPrint, icon }: PaperProps) {
  const words = useMessages(ordersAdmin);
  return (
    <div className={css.paper} role="group" aria-label={label}>
      <Button
        variant="default"
        justify="flex-start"
        component="a"
        href={path}
        target="_blank"
        leftSection={icon}
      >
        {label}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPrinter size={SIZE} aria-hidden />}
        aria-label={toPrint}
        onClick={() => void printFile(path)}
      >
        {words.print}
      </Button>
    </div>
  );
}

/** The documents of an order: to view, save or print. */
export const Papers = ({ order: { _id, invoiceNumber } }: { order: Order }) => {
  const words = useMessages(ordersAdmin);
  return (
    <>
      {invoiceNumber && (
        <Paper
          path={`/api/order/${_id}/invoice.pdf`}
          label={words.invoice}
          toPrint={words.printInvoice}
          icon={<IconFileInvoice size={SIZE} aria-hidden />}
        />
      )}
      <Paper
        path={`/api/order/${_id}/packing-slip.pdf`}
        label={words.packingSlip}
        toPrint={words.printPackingSlip}
        icon={<IconListCheck size={SIZE} aria-hidden />}
      />
    </>
  );
};
