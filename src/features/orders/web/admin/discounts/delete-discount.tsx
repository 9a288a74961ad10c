import { Button, Group, Modal, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { Discount } from '../../../shop-shapes.ts';
import { callShop } from '../settings/shop-calls.ts';
import { DISCOUNTS_KEY, discountsPath } from './discount-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { discountsAdmin } from '../../../messages/admin-discounts/area.ts';

/** Deletes a code after confirmation. */
export function DeleteDiscount({ discount: { _id, code, used } }: { discount: Discount }) {
  const words = useMessages(discountsAdmin);
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remove = useMutation({
    mutationFn: () => callShop('DELETE /api/discount/{id}', { params: { id: _id } }),
    onSuccess: async () => {
      tell(words.discountCodeDeleted({ code }));
      await navigate(discountsPath);
      await queries.invalidateQueries({ queryKey: [...DISCOUNTS_KEY, 'list'] });
    },
  });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {words.delete}
      </Button>
      <Modal opened={asking} onClose={() => setAsking(false)} title={words.deleteNamed({ code })}>
        <Text>
          {words.thisCantBeUndone} {used > 0 ? words.ordersKeepTheirDiscountsBut : words.itHasntBeenUsed}
        </Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
            {words.cancel}
          </Button>
          <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
            {words.deleteCode}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
