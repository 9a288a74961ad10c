import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconScale } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/ago.tsx';
import type { Order } from '../../../contract.ts';
import { useShownMoney } from '../use-shown-money.ts';

const endings: Readonly<Record<string, string>> = {
  won: 'It was decided for you: you keep the money.',
  lost: 'It was decided for the buyer: the bank has given the money back.',
  warning_closed: 'It is closed, and nothing was taken from you.',
};

/** That the buyer's bank disputes the payment, and how that ended. */
export function Dispute({ order: { dispute, currency, paymentLink } }: { order: Order }) {
  const show = useShownMoney();
  if (!dispute) return null;
  const ending = endings[dispute.status];
  const about = `${show(dispute.amount, currency)}, ${dispute.reason.replaceAll('_', ' ')}.`;
  const link = paymentLink && (
    <Anchor href={paymentLink} target="_blank" rel="noreferrer" c="inherit" td="underline">
      See it at Stripe
    </Anchor>
  );
  if (ending)
    return (
      <Alert color="gray" icon={<IconScale />} title="The buyer disputed this payment">
        {about} {ending} {link}
      </Alert>
    );
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title="The buyer disputes this payment">
      {about}{' '}
      {dispute.due && (
        <>
          Answer it at Stripe; the time for it ends <Ago at={dispute.due} />.
        </>
      )}{' '}
      {link}
    </Alert>
  );
}
