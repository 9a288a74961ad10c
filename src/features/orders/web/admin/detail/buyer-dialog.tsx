import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countries } from '../../../../accounts/web/index.ts';
import type { Order } from '../../../contract.ts';
import { callOrders } from '../order-calls.ts';
import type { OrderMoves } from '../use-order-moves.ts';

interface Props {
  order: Order;
  moves: OrderMoves;
  onDone: () => void;
}

/** Puts right what the buyer mistyped. Nothing that was bought and no sum changes by it. */
export function BuyerDialog({ order, moves, onDone }: Props) {
  const { deliveryAddress: to } = order;
  const [draft, setDraft] = useState({
    name: order.name,
    email: order.email,
    phone: order.phone,
    line1: to?.line1 ?? '',
    line2: to?.line2 ?? '',
    postcode: to?.postcode ?? '',
    country: to?.country ?? 'GB',
  });
  const on = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: currentTarget.value }),
  });
  const isEmail = /^\S+@\S+\.\S+$/.test(draft.email);
  const save = () => {
    const { name, email, phone, ...address } = draft;
    const body = {
      name,
      phone,
      ...(email ? { email } : {}),
      ...(to ? { deliveryAddress: address } : {}),
      version: order.version,
    };
    moves.mutate(
      { go: () => callOrders('PUT /api/order/{id}', { params: { id: order._id }, body }), says: 'Changed.' },
      { onSuccess: onDone },
    );
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <TextInput label="Name" data-autofocus maxLength={200} {...on('name')} />
        <TextInput
          label="Email address"
          type="email"
          maxLength={254}
          {...on('email')}
          error={
            draft.email && !isEmail ? 'Enter a valid email address, such as name@example.com.' : undefined
          }
        />
        <TextInput label="Phone number" type="tel" maxLength={40} {...on('phone')} />
        {to && (
          <>
            <TextInput label="Street and number" required maxLength={200} {...on('line1')} />
            <TextInput label="More of the address" maxLength={200} {...on('line2')} />
            <TextInput label="Postcode" required maxLength={20} {...on('postcode')} />
            <NativeSelect
              label="Country"
              data={countries.map(({ code, name }) => ({ value: code, label: name }))}
              {...on('country')}
            />
            <Text size="sm" c="dimmed">
              Shipping and tax stay as they were paid.
            </Text>
          </>
        )}
        <Group gap="xs">
          <Button type="submit" loading={moves.isPending} disabled={draft.email !== '' && !isEmail}>
            Save
          </Button>
          <Button variant="default" onClick={onDone}>
            Leave it
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
