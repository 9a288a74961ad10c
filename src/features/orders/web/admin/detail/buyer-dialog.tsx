import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { postalWords } from '../../../../../lib/postal/messages/address/area.ts';
import { postalProblems } from '../../../../../lib/postal/postal-problems.ts';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';
import { BuyerAddress } from './buyer-address.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { ordersAdmin } from '../../../messages/admin/area.ts';

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

const draftOf = (to: Order['deliveryAddress']) => ({
  name: to?.name ?? '',
  company: to?.company ?? '',
  line1: to?.line1 ?? '',
  line2: to?.line2 ?? '',
  city: to?.city ?? '',
  region: to?.region ?? '',
  postcode: to?.postcode ?? '',
  country: to?.country ?? 'GB',
});
export type AddressDraft = ReturnType<typeof draftOf>;

/** The order's address with the changes. An older address without a town can be corrected without adding one. */
function addressFrom(draft: AddressDraft, to: NonNullable<Order['deliveryAddress']>) {
  const { line1, line2, postcode, country, ...more } = draft;
  const added = Object.entries(more).filter(([name, text]) => text.trim() || name in to);
  return { line1, line2, postcode, country, ...Object.fromEntries(added) };
}

/** Corrects the buyer's details. Items and amounts don't change. */
export function BuyerDialog({ order, moves, onDone }: Props) {
  const words = useMessages(ordersAdmin);
  const { deliveryAddress: to } = order;
  const [buyer, setBuyer] = useState({ name: order.name, email: order.email, phone: order.phone });
  const [draft, setDraft] = useState(draftOf(to));
  const [tried, setTried] = useState(false);
  const on = (name: keyof typeof buyer) => ({
    value: buyer[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setBuyer({ ...buyer, [name]: currentTarget.value }),
  });
  const isEmail = /^\S+@\S+\.\S+$/.test(buyer.email);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(to));
  const address = to && isChanged ? addressFrom(draft, to) : null;
  const problems = address ? postalProblems(address, messagesNow(postalWords)) : {};
  const save = () => {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const { name, email, phone } = buyer;
    const body = {
      name,
      phone,
      ...(email ? { email } : {}),
      ...(address ? { deliveryAddress: address } : {}),
      version: order.version,
    };
    moves.mutate(
      {
        go: () => callOrders('PUT /api/order/{id}', { params: { id: order._id }, body }),
        says: words.customerDetailsSaved,
      },
      { onSuccess: onDone },
    );
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={words.emailAddress}
          type="email"
          data-autofocus
          maxLength={254}
          {...on('email')}
          error={buyer.email && !isEmail ? words.enterAnEmailAddressLike : undefined}
        />
        <TextInput label={words.name} maxLength={200} {...on('name')} />
        <TextInput label={words.phoneNumber} type="tel" maxLength={40} {...on('phone')} />
        {to && (
          <>
            <BuyerAddress
              draft={draft}
              onChange={(changed) => setDraft({ ...draft, ...changed })}
              problems={tried ? problems : {}}
            />
            <Text size="sm" c="dimmed">
              {words.deliveryCostAndTaxDont}
            </Text>
          </>
        )}
        <Group gap="xs">
          <Button type="submit" loading={moves.isPending} disabled={buyer.email !== '' && !isEmail}>
            {words.save}
          </Button>
          <Button variant="default" onClick={onDone}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
