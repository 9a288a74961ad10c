import { Anchor, Button, Card, Group, Modal, Text, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { Order } from '../../../contract.ts';
import { addressLines } from '../../public/orders/address-lines.ts';
import css from '../orders.module.css';
import { providers } from '../providers.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { useOtherLanguage, useShownMoney } from '../../../../websites/web/index.ts';
import { BuyerDialog } from './buyer-dialog.tsx';

const refundStates = { waiting: 'in progress', done: 'done', failed: 'failed' };

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="admin-words">{children}</dd>
    </div>
  );
}

function BuyerFact({ order: { name, email, phone, language } }: { order: Order }) {
  const foreign = useOtherLanguage(language);
  return (
    <Fact label="Buyer">
      {name && <div>{name}</div>}
      {email ? (
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
      ) : (
        'The email address was deleted with the account.'
      )}
      {email && may('customers') && (
        <div>
          <Anchor component={Link} size="sm" to={`/admin/customers/${encodeURIComponent(email)}`}>
            View customer
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
            Personal data
          </Anchor>
        </div>
      )}
      {phone && (
        <div>
          <Anchor href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Anchor>
        </div>
      )}
      {foreign && <div>Language: {foreign}</div>}
    </Fact>
  );
}

function DeliveryFact({ order }: { order: Order }) {
  const { collected } = order;
  const address = addressLines(order, 'en');
  return (
    <Fact label={collected ? 'Collection' : 'Delivery'}>
      {address.map((part, index) => (
        <div key={index}>{part}</div>
      ))}
      {address.length === 0 && !collected && 'No delivery needed'}
      {order.shippingLabel && <div>{order.shippingLabel}</div>}
      {order.deliveredAt && (
        <div>
          {collected ? 'Collected' : 'Delivered'} <Ago at={order.deliveredAt} />
        </div>
      )}
    </Fact>
  );
}

function PaymentFact({ order: { payment, paymentLink, invoiceNumber } }: { order: Order }) {
  return (
    <Fact label="Payment">
      <div>{providers[payment.provider]}</div>
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
      {invoiceNumber && <div>Invoice {invoiceNumber}</div>}
    </Fact>
  );
}

/** Customer, delivery, payment, shipments and refunds. */
export function OrderFacts({ order, moves }: { order: Order; moves: OrderMoves }) {
  const [editing, setEditing] = useState(false);
  const money = useShownMoney();
  const show = (amount: number) => money(amount, order.currency);
  const { collected } = order;
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="order-buyer">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="order-buyer">
          Customer and payment
        </Title>
        <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
          Change
        </Button>
      </Group>
      <Modal opened={editing} onClose={() => setEditing(false)} title="Customer and delivery">
        <BuyerDialog order={order} moves={moves} onDone={() => setEditing(false)} />
      </Modal>
      <dl className={css.facts}>
        <BuyerFact order={order} />
        <DeliveryFact order={order} />
        <PaymentFact order={order} />
        {order.fulfilments.map(({ _id, carrier, tracking, link, lines }) => (
          <Fact key={_id} label={collected ? 'Ready for collection' : 'Shipment'}>
            <div>
              {lines.reduce((sum, { quantity }) => sum + quantity, 0)} {collected ? 'ready' : 'sent'}
              {carrier && ` with ${carrier}`}
            </div>
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
          <Fact label="Downloads">
            Agreed to download straight away and lose the right to cancel,{' '}
            <Ago at={order.downloadConsentAt} />
          </Fact>
        )}
        {order.refunds.map(({ _id, amount, status, reason, problem, creditNumber }) => (
          <Fact key={_id} label="Refund">
            <div>
              {show(amount)}, {refundStates[status]}
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
