import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconScale } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { Order } from '../../../contract.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';

const endings: Readonly<Record<string, string>> = {
  won: 'You won this dispute and keep the money.',
  lost: 'You lost this dispute. The bank returned the money to the customer.',
  warning_closed: 'It’s closed, and no money was taken.',
};

/** A dispute by the buyer's bank, and its outcome. */
export function Dispute({ order: { dispute, currency, paymentLink } }: { order: Order }) {
  const show = useShownMoney();
  if (!dispute) return null;
  const ending = endings[dispute.status];
  const about = `${show(dispute.amount, currency)}, ${dispute.reason.replaceAll('_', ' ')}.`;
  const link = paymentLink && (
    <Anchor href={paymentLink} target="_blank" rel="noreferrer" c="inherit" td="underline">
      View in Stripe
    </Anchor>
  );
  if (ending)
    return (
      <Alert color="gray" icon={<IconScale />} title="The customer disputed this payment">
        {about} {ending} {link}
      </Alert>
    );
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title="The customer disputes this payment">
      {about}{' '}
      {dispute.due && (
        <>
          Respond in Stripe. The deadline is <Ago at={dispute.due} />.
        </>
      )}{' '}
      {link}
    </Alert>
  );
}
