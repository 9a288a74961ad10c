import { Button } from '@mantine/core';
import { IconFileInvoice, IconListCheck, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { printFile } from '../../../../../lib/admin-ui/print-file.ts';
import type { Order } from '../../../contract.ts';
import css from '../orders.module.css';

const SIZE = 16;

function Paper({ path, label, icon }: { path: string; label: string; icon: ReactNode }) {
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
        aria-label={`Print ${label.toLowerCase()}`}
        onClick={() => void printFile(path)}
      >
        Print
      </Button>
    </div>
  );
}

/** The documents of an order: to view, save or print. */
export const Papers = ({ order: { _id, invoiceNumber } }: { order: Order }) => (
  <>
    {invoiceNumber && (
      <Paper
        path={`/api/order/${_id}/invoice.pdf`}
        label="Invoice"
        icon={<IconFileInvoice size={SIZE} aria-hidden />}
      />
    )}
    <Paper
      path={`/api/order/${_id}/packing-slip.pdf`}
      label="Packing slip"
      icon={<IconListCheck size={SIZE} aria-hidden />}
    />
  </>
);
