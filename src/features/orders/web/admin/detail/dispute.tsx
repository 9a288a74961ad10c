import { Alert, Anchor } from '@mantine/core';
import { IconAlertTriangle, IconScale } from '@tabler/icons-react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { Order } from '../../../contract.ts';
import { useShownMoney } from '../../../../websites/web/index.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

/** What a dispute that is over came to. */
const endings = (words: WordsOf<typeof ordersAdmin>): Readonly<Record<string, string>> => ({
  won: words.disputeWon,
  lost: words.disputeLost,
  warning_closed: words.disputeClosed,
});

/** A dispute by the buyer's bank, and its outcome. */
export function Dispute({ order: { dispute, currency, paymentLink } }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  const show = useShownMoney();
  if (!dispute) return null;
  const ending = endings(words)[dispute.status];
  const about = `${show(dispute.amount, currency)}, ${dispute.reason.replaceAll('_', ' ')}.`;
  const link = paymentLink && (
    <Anchor href={paymentLink} target="_blank" rel="noreferrer" c="inherit" td="underline">
      {words.viewInStripe}
    </Anchor>
  );
  if (ending)
    return (
      <Alert color="gray" icon={<IconScale />} title={words.theCustomerDisputedThisPayment}>
        {about} {ending} {link}
      </Alert>
    );
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={words.theCustomerDisputesThisPayment}>
      {about}{' '}
      {dispute.due && (
        <Sentence say={(time) => words.respondInStripe({ time })}>
          <Ago at={dispute.due} />
        </Sentence>
      )}{' '}
      {link}
    </Alert>
  );
}
