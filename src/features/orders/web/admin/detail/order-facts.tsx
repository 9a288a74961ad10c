import { Anchor, Button, Card, Group, Modal, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { Order } from '../../../contract.ts';
import { addressLines } from '../../public/orders/address-lines.ts';
import css from '../orders.module.css';
import { providers } from '../providers.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { useOtherLanguage, useShownMoney } from '../../../../websites/web/index.ts';
import { BuyerDialog } from './buyer-dialog.tsx';
import { messagesNow, useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

const refundStates = { waiting: 'inProgress', done: 'done', failed: 'failed' } as const;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="admin-words">{children}</dd>
    </div>
  );
}

function BuyerFact({ order: { name, email, phone, language } }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  const foreign = useOtherLanguage(language);
  return (
    <Fact label={words.buyer}>
      {name && <div>{name}</div>}
      {email ? <Anchor href={`mailto:${email}`}>{email}</Anchor> : words.theEmailAddressWasDeleted}
      {email && may('customers') && (
        <div>
          <Anchor component={Link} size="sm" to={`/admin/customers/${encodeURIComponent(email)}`}>
            {words.viewCustomer}
          </Anchor>
        </div>
      )}
      {email && may('customers', 'write') && (
        <div>
          <Anchor
            component={Link}
            size="sm"
            to={`/admin/settings/misc?${new URLSearchParams({ person: email })}#person`}
          >
            {words.personalData}
          </Anchor>
        </div>
      )}
      {phone && (
        <div>
          <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>
        </div>
      )}
      {foreign && <div>{words.languageOfBuyer({ language: foreign })}</div>}
    </Fact>
  );
}

function DeliveryFact({ order }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  const { collected } = order;
  const address = addressLines(order, useLanguage());
  return (
    <Fact label={collected ? words.collection : words.delivery}>
      {address.map((part, index) => (
        <div key={index}>{part}</div>
      ))}
      {address.length === 0 && !collected && words.noDeliveryNeeded}
      {order.shippingLabel && <div>{order.shippingLabel}</div>}
      {order.deliveredAt && (
        <div>
          {collected ? words.collected : words.delivered} <Ago at={order.deliveredAt} />
        </div>
      )}
    </Fact>
  );
}

function PaymentFact({ order: { payment, paymentLink, invoiceNumber } }: { order: Order }) {
  const words = useMessages(ordersAdmin);
  return (
    <Fact label={words.payment}>
      <div>{words[providers[payment.provider]]}</div>
      {payment.transactionID &&
        (paymentLink ? (
          <Anchor href={paymentLink} target="_blank" rel="noreferrer">
            {payment.transactionID}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed">
            {payment.transactionID}
          </Text>
        ))}
      {invoiceNumber && <div>{words.invoiceNumber({ number: invoiceNumber })}</div>}
    </Fact>
  );
}

/** “3 sent with Royal Mail”. */
function shipped(
  lines: readonly { quantity: number }[],
  collected: boolean,
  carrier: string | null | undefined,
): string {
  const words = messagesNow(ordersAdmin);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (carrier) return collected ? words.readyWith({ count, carrier }) : words.sentWith({ count, carrier });
  return collected ? words.readyCount({ count }) : words.sentCount({ count });
}

/** Customer, delivery, payment, shipments and refunds. */
export function OrderFacts({ order, moves }: { order: Order; moves: OrderMoves }) {
  const words = useMessages(ordersAdmin);
  const [editing, setEditing] = useState(false);
  const money = useShownMoney();
  const show = (amount: number) => money(amount, order.currency);
  const { collected } = order;
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-buyer">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="order-buyer">
          {words.customerAndPayment}
        </Title>
        <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
          {words.change}
        </Button>
      </Group>
      <Modal opened={editing} onClose={() => setEditing(false)} title={words.customerAndDelivery}>
        <BuyerDialog order={order} moves={moves} onDone={() => setEditing(false)} />
      </Modal>
      <dl className={css.facts}>
        <BuyerFact order={order} />
        <DeliveryFact order={order} />
        <PaymentFact order={order} />
        {order.fulfilments.map(({ _id, carrier, tracking, link, lines }) => (
          <Fact key={_id} label={collected ? words.readyForCollection : words.shipment}>
            <div>{shipped(lines, collected, carrier)}</div>
            {tracking &&
              (link ? (
                <Anchor href={link} target="_blank" rel="noreferrer">
                  {tracking}
                </Anchor>
              ) : (
                tracking
              ))}
          </Fact>
        ))}
        {order.downloadConsentAt && (
          <Fact label={words.downloads}>
            <Sentence say={(time) => words.agreedToDownload({ time })}>
              <Ago at={order.downloadConsentAt} />
            </Sentence>
          </Fact>
        )}
        {order.refunds.map(({ _id, amount, status, reason, problem, creditNumber }) => (
          <Fact key={_id} label={words.refund}>
            <div>
              {show(amount)}, {words[refundStates[status]]}
              {creditNumber && `, ${creditNumber}`}
            </div>
            {reason && <div>{reason}</div>}
            {problem && <Text fw={550}>{problem}</Text>}
          </Fact>
        ))}
        {Object.entries(order.answers).map(([label, answer]) => (
          <Fact key={label} label={label}>
            {Array.isArray(answer) ? answer.join(', ') : String(answer)}
          </Fact>
        ))}
      </dl>
    </Card>
  );
}
